import { send, type SendOptions } from '../client.ts'
import { GetFAQ } from '../contract/catalogue/questions.ts'

export const listQuestions = (options?: SendOptions) => send(GetFAQ, {}, options)
