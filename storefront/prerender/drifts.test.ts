import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { collectInto, noteOn, reportDrift, takeWarnings, type Drifts } from './drifts.ts'

const NAMELESS = { call: 'GetSets', path: 'Setslist.3.SetName' }

it('keeps what is reported to the answer that is being read, also after a wait', async () => {
  const [sets, faqs]: [Drifts, Drifts] = [[], []]
  await Promise.all([
    collectInto(sets, async () => {
      await pause(2)
      reportDrift(NAMELESS)
    }),
    collectInto(faqs, async () => {
      await pause(1)
      reportDrift({ call: 'GetFAQ', path: 'FAQList.0' })
    }),
  ])
  expect(sets).toEqual([NAMELESS])
  expect(faqs).toEqual([{ call: 'GetFAQ', path: 'FAQList.0' }])
})

it('warns once for each item, with call, field and pages', () => {
  for (const page of ['/sets', '/', '/sets', '/set/ranch', '/set/stepwell', '/set/tree']) noteOn(page, [NAMELESS])
  noteOn('/faqs', [{ call: 'GetFAQ', path: 'FAQList.0' }])
  expect(takeWarnings()).toEqual([
    'GetSets: Setslist.3.SetName does not fit the contract and was left out of /sets, /, /set/ranch and 2 more.',
    'GetFAQ: FAQList.0 does not fit the contract and was left out of /faqs.',
  ])
  expect(takeWarnings()).toEqual([])
})

it('is silent outside a build', () => {
  reportDrift(NAMELESS)
  expect(takeWarnings()).toEqual([])
})
