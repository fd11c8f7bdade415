import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectInto, noteOn, reportDrift, takeWarnings, type Drifts } from './drifts.ts'

const NAMELESS = { call: 'GetSets', path: 'Setslist.3.SetName', effect: 'left out' } as const
const QUESTION = { call: 'GetFAQ', path: 'FAQList.0', effect: 'left out' } as const
const PRICE = { call: 'GetPackageDeatils', path: 'packagelist.6.SellingPrice', effect: 'not known' } as const

it('keeps what is reported to the answer that is being read, also after a wait', async () => {
  const [sets, faqs]: [Drifts, Drifts] = [[], []]
  await Promise.all([
    collectInto(sets, async () => {
      await pause(2)
      reportDrift(NAMELESS)
    }),
    collectInto(faqs, async () => {
      await pause(1)
      reportDrift(QUESTION)
    }),
  ])
  expect(sets).toEqual([NAMELESS])
  expect(faqs).toEqual([QUESTION])
})

it('warns once for each field, with call, pages and what became of its item', () => {
  for (const page of ['/sets', '/', '/sets', '/set/ranch', '/set/stepwell', '/set/tree']) noteOn(page, [NAMELESS])
  noteOn('/faqs', [QUESTION])
  noteOn('/pricing/saree', [PRICE])
  expect(takeWarnings()).toEqual([
    'GetSets: Setslist.3.SetName does not fit the contract: its item was left out of /sets, /, /set/ranch and 2 more.',
    'GetFAQ: FAQList.0 does not fit the contract: its item was left out of /faqs.',
    'GetPackageDeatils: packagelist.6.SellingPrice does not fit the contract: its item is shown without that value on /pricing/saree.',
  ])
  expect(takeWarnings()).toEqual([])
})

it('warns once for each refusal, with call, pages and the provider’s sentence', () => {
  const refusal = { call: 'GetFAQ', msg: 'Please try again.', effect: 'refused' } as const
  for (const page of ['/', '/faqs']) noteOn(page, [refusal])
  noteOn('/faqs', [{ ...refusal, msg: 'Not today.' }])
  expect(takeWarnings()).toEqual([
    'GetFAQ was refused for /, /faqs: “Please try again.”',
    'GetFAQ was refused for /faqs: “Not today.”',
  ])
})

it('is silent outside a build', () => {
  reportDrift(NAMELESS)
  expect(takeWarnings()).toEqual([])
})
