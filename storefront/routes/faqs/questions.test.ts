import { expect, it } from 'vitest'
import { faqPage, matching, pieces, searchWordsIn } from './questions.ts'

const QUESTIONS = [
  { FAQId: 1, Question: 'Can I come early?', Answer: 'Entry is 30 minutes before your slot.' },
  { FAQId: 2, Question: 'Is there food?', Answer: 'The cafe is vegetarian. Come early for breakfast.' },
  { FAQId: 1, Question: 'Can I come early?', Answer: 'Entry is 30 minutes before your slot.' },
  { FAQId: 3, Question: 'What is (50%)?', Answer: 'A second couple.' },
] as const
const ids = (words: string) => matching(QUESTIONS, words).map(({ FAQId }) => FAQId)

it('finds part of a word in a question or an answer, in any case', { tags: ['@FAQ-08', '@FAQ-09'] }, () => {
  expect(ids('EARL')).toEqual([1, 2])
  expect(ids('vegeTARIAN')).toEqual([2])
  expect(ids('  second couple ')).toEqual([3])
  expect(ids('(50%')).toEqual([3])
  expect(ids('zzzz')).toEqual([])
})

it('shows each id once, in the given order', { tags: ['@FAQ-10'] }, () => {
  expect(ids('')).toEqual([1, 2, 3])
  expect(ids('come')).toEqual([1, 2])
})

it('marks matches and keeps the whole text', () => {
  expect(pieces('Shoot after shoot.', 'SHOOT')).toEqual([
    { text: 'Shoot', isMatch: true },
    { text: ' after ', isMatch: false },
    { text: 'shoot', isMatch: true },
    { text: '.', isMatch: false },
  ])
  expect(pieces('What is (50%)?', '(50%)')).toEqual([
    { text: 'What is ', isMatch: false },
    { text: '(50%)', isMatch: true },
    { text: '?', isMatch: false },
  ])
  expect(pieces('Shoot', ' shoot ')).toEqual([{ text: 'Shoot', isMatch: true }])
  expect(pieces('Plain', ' ')).toEqual([{ text: 'Plain', isMatch: false }])
})

it('describes questions and answers as structured data, if there are any', () => {
  expect(faqPage([])).toEqual([])
  const [, { Question: asked, Answer: text }] = QUESTIONS
  expect(faqPage([QUESTIONS[1]])).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: asked, acceptedAnswer: { '@type': 'Answer', text } }],
    },
  ])
})

it.each([
  ['?q=+rain%20coat+', 'rain coat'],
  ['?page=2', ''],
])('reads the search of %s', (search, words) => expect(searchWordsIn(search)).toBe(words))
