import type { AnswerOf } from '../../api/contract/wire.ts'
import type { GetFAQ } from '../../api/contract/catalogue/questions.ts'
import { distinct } from '../../text/lists.ts'

export type Question = AnswerOf<typeof GetFAQ>['FAQList'][number]

/** Case-insensitive search in questions and answers, each id once (FAQ-08 to FAQ-10). */
export function matching(questions: readonly Question[], words: string): Question[] {
  const wanted = words.trim().toLowerCase()
  const found = questions.filter(({ Question: asked, Answer }) =>
    [asked, Answer].some((text) => text.toLowerCase().includes(wanted)),
  )
  return distinct(found, ({ FAQId }) => String(FAQId))
}

/** The text in parts, which match the words or lie between them. */
export function pieces(text: string, words: string) {
  const wanted = words.trim()
  if (wanted === '') return [{ text, isMatch: false }]
  const parts = text.split(new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu'))
  return parts.map((part, at) => ({ text: part, isMatch: at % 2 === 1 })).filter((part) => part.text !== '')
}

/** https://schema.org/FAQPage */
export function faqPage(questions: readonly Question[]): object[] {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ Question: asked, Answer }) => ({
        '@type': 'Question',
        name: asked,
        acceptedAnswer: { '@type': 'Answer', text: Answer },
      })),
    },
  ]
}

export const searchWordsIn = (search: string): string => (new URLSearchParams(search).get('q') ?? '').trim()
