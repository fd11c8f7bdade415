import { send, type SendOptions } from '../client.ts'
import { GetEventsCategory, GetEventsDetails } from '../contract/catalogue/events.ts'

export const listEvents = (options?: SendOptions) => send(GetEventsCategory, {}, options)
export const readEvent = (slugId: string, options?: SendOptions) =>
  send(GetEventsDetails, { SlugName: slugId }, options)
