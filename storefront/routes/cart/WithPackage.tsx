import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { listPackages } from '../../api/catalogue.ts'
import type { GetPackageDeatils } from '../../api/contract/catalogue.ts'
import type { AnswerOf, Id } from '../../api/contract/wire.ts'
import { packageCategoriesAtom } from '../../state/packages.ts'
import { useResource, valueOf } from '../../state/resource.ts'

type Package = AnswerOf<typeof GetPackageDeatils>['packagelist'][number]

interface WithPackageProps {
  line: { ProductCategory: string; ProductId?: Id | null | undefined; ProductName: string }
  /** @param pkg undefined until it is known, and where it cannot be found. */
  children: (pkg?: Package) => ReactNode
}

/** What the catalogue says of a package in the cart. */
export function WithPackage({ line, children }: WithPackageProps) {
  const categories = useAtomValue(packageCategoriesAtom)
  const slug = categories.find(({ CategoryName }) => CategoryName === line.ProductCategory)?.SlugName
  return slug === undefined ? (
    children()
  ) : (
    <Known line={line} slug={slug}>
      {children}
    </Known>
  )
}

function Known({ line, slug, children }: WithPackageProps & { slug: string }) {
  const { packagelist = [] } =
    valueOf(useResource(`packages ${slug}`, (signal) => listPackages(slug, { signal }), { quiet: true })) ?? {}
  return children(
    packagelist.find(({ PackageId }) => String(PackageId) === String(line.ProductId)) ??
      packagelist.find(({ PackageName }) => PackageName === line.ProductName),
  )
}
