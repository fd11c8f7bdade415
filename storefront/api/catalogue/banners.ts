import { send, type SendOptions } from '../client.ts'
import { GetAllHomeScreenBanner } from '../contract/catalogue/banners.ts'

export const listBanners = (options?: SendOptions) => send(GetAllHomeScreenBanner, {}, options)
