import { send, type SendOptions } from '../client.ts'
import { GetPackageCategory } from '../contract/catalogue/packageCategories.ts'

export const listPackageCategories = (options?: SendOptions) => send(GetPackageCategory, {}, options)
