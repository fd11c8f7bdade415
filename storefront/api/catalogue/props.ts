import { send, type SendOptions } from '../client.ts'
import { GetPropCategory, GetProp } from '../contract/catalogue/props.ts'

export const listPropCategories = (options?: SendOptions) => send(GetPropCategory, {}, options)
export const listProps = (options?: SendOptions) => send(GetProp, {}, options)
