import { useAtomValue } from 'jotai'
import { send } from '../../api/client.ts'
import { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import type { Id } from '../../api/contract/wire.ts'
import { packageCategoriesAtom } from '../../state/packages.ts'
import { useResource, valueOf } from '../../state/resource.ts'

interface BookedLine {
  ProductCategory: string
  ProductId?: Id | null | undefined
  ProductName: string
}

/** What the catalogue says of a package in the cart. Undefined until it is known, and where it cannot be found. */
export function usePackage(line: BookedLine | undefined) {
  const categories = useAtomValue(packageCategoriesAtom)
  const slug = categories.find(({ CategoryName }) => CategoryName === line?.ProductCategory)?.SlugName
  const load =
    slug === undefined ? undefined : (signal: AbortSignal) => send(GetPackageDeatils, { SlugName: slug }, { signal })
  const { packagelist = [] } = valueOf(useResource(`packages ${slug}`, load, { quiet: true })) ?? {}
  return (
    packagelist.find(({ PackageId }) => String(PackageId) === String(line?.ProductId)) ??
    packagelist.find(({ PackageName }) => PackageName === line?.ProductName)
  )
}
