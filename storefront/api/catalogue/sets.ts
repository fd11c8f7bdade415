import { send, type SendOptions } from '../client.ts'
import { GetSets, GetSetViewDetails } from '../contract/catalogue/sets.ts'

export const listSets = (options?: SendOptions) => send(GetSets, {}, options)
export const readSet = (setId: string, options?: SendOptions) => send(GetSetViewDetails, { setId }, options)
