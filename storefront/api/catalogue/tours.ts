import { send, type SendOptions } from '../client.ts'
import { GetRecceCategory } from '../contract/catalogue/tours.ts'

export const listTourCategories = (options?: SendOptions) => send(GetRecceCategory, {}, options)
