import { send, type SendOptions } from '../client.ts'
import { GetPackageDeatils } from '../contract/catalogue/packages.ts'

export const listPackages = (slug: string, options?: SendOptions) =>
  send(GetPackageDeatils, { SlugName: slug }, options)
