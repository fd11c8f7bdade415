/** Webhooks come in any order, twice, late or never. */
import type { Webhook } from '../gateway/webhook.ts'
import { isFields, optionalText, requiredText, type Fields } from './fields.ts'
import type { GatewayPort, Transact } from './context.ts'
import { Refusal, refusalWithStatus, type Reply } from './reply.ts'
import { CURRENCY, orderByGatewayId } from './orders.ts'
import { settle } from './settlement.ts'

const EVENTS = ['payment.authorized', 'payment.captured']
const HANDLED: Reply = { status: 200, body: {} }

function inside(fields: Fields, name: string): Fields {
  const value = fields[name]
  return isFields(value) ? value : {}
}

function read(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body)
    return isFields(value) ? value : {}
  } catch {
    return {}
  }
}

/** Answers 400 if the gateway did not send it. */
export async function receiveWebhook(webhook: Webhook, transact: Transact, gateway: GatewayPort): Promise<Reply> {
  if (!(await gateway.verifyWebhook(webhook)))
    return refusalWithStatus(400, 'The webhook is not signed by the gateway.')
  const event = read(webhook.body)
  try {
    if (!EVENTS.includes(optionalText(event, 'event'))) return HANDLED
    const entity = inside(inside(inside(event, 'payload'), 'payment'), 'entity')
    const orderId = requiredText(entity, 'order_id')
    const order = transact(({ tables }) => orderByGatewayId(orderId, tables))
    if (order && (entity['amount'] !== order.paid || entity['currency'] !== CURRENCY))
      return refusalWithStatus(400, 'The amount or the currency is not that of the order.')
    await settle(orderId, requiredText(entity, 'id'), transact, gateway)
    return HANDLED
  } catch (problem) {
    if (problem instanceof Refusal) return refusalWithStatus(400, problem.message)
    throw problem
  }
}
