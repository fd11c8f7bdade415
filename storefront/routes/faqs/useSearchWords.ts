import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { send } from '../../api/client.ts'
import { GetFAQ } from '../../api/contract/catalogue/questions.ts'
import { go } from '../../shell/navigation.ts'
import { request } from '../../state/request.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { matching, searchWordsIn, type Question } from './questions.ts'

const PATH = '/faqs'

export function useSearchWords(loaded: readonly Question[] | undefined) {
  const words = searchWordsIn(useSearch())
  const [reloaded, setReloaded] = useState<readonly Question[]>()
  const questions = reloaded ?? loaded
  const isNothing = words !== '' && questions !== undefined && matching(questions, words).length === 0

  // Announced in addition to the text in the list's place (C-065).
  useEffect(() => {
    if (isNothing) toast('error', MESSAGES.noResult)
  }, [isNothing, words])

  /** Reloads the whole list and keeps the present one meanwhile (C-064). */
  const clear = (): void => {
    if (words !== '') go(PATH)
    void request(() => send(GetFAQ, {}), true).then((outcome) => {
      if (outcome.status === 'done') setReloaded(outcome.value.FAQList)
    })
  }

  const search = (wanted: string): void => {
    if (wanted.trim() === '') return clear()
    if (wanted.trim() !== words) return go(`${PATH}?${new URLSearchParams({ q: wanted.trim() }).toString()}`)
    if (isNothing) toast('error', MESSAGES.noResult)
  }

  return { words, questions, search, clear }
}
