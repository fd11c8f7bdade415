/** What problem listeners learn about a payment that is not confirmed. */
import { beforeEach, expect, it, vi } from 'vitest'
import { onProblem, type Problem } from '../problem.ts'
import { atTheDialog, settle } from './testing/world.ts'

const heard: Problem[] = []
onProblem((problem) => heard.push(problem))

beforeEach(() => {
  heard.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

/** Personal details, the order and the amount, none of which may be reported. */
const PERSONAL = /Asha|98765|example|order_1|pay_|signature|354|3540|a4c1|Golden/

it('is that it was never answered, once', async () => {
  const { world, tab, dialog } = await atTheDialog()
  world.network = 'offline'
  dialog.pay()
  await settle()
  for (const seconds of [2, 5, 15, 30]) await world.clock.advance(seconds * 1000)
  expect(tab.status()).toBe('unknown')
  expect(heard).toEqual([{ kind: 'payment', what: 'unknown' }])
  expect(JSON.stringify(heard)).not.toMatch(PERSONAL)
})

it('is that the provider refused to book it, once', async () => {
  const { world, tab, dialog } = await atTheDialog()
  world.network = 'refusing'
  dialog.pay()
  await settle()
  tab.wake()
  expect(tab.status()).toBe('refused')
  expect(heard).toEqual([{ kind: 'payment', what: 'refused' }])
})

it('is that the gateway proved nothing', async () => {
  const { tab, dialog } = await atTheDialog()
  dialog.answer({ razorpay_payment_id: 'pay_of_asha@example.com' })
  await settle()
  expect(tab.status()).toBe('unknown')
  expect(heard).toEqual([{ kind: 'payment', what: 'unknown' }])
  expect(JSON.stringify(heard)).not.toMatch(PERSONAL)
})

it('is nothing for one that is confirmed, failed or given up', async () => {
  const { tab, dialog } = await atTheDialog()
  dialog.fail()
  dialog.pay()
  await settle()
  expect(tab.status()).toBe('confirmed')
  const second = await atTheDialog()
  second.dialog.dismiss()
  await settle()
  expect(second.tab.status()).toBe('dismissed')
  expect(heard).toEqual([])
})
