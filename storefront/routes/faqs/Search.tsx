import { useState } from 'react'
import { Inline, SearchField, Text, TextLink } from '../../../design-system/index.ts'
import { needsScript } from '../../../design-system/styles/script.css.ts'
import { BRAND } from '../../brand.ts'
import * as css from './FaqsPage.css.ts'

export const HERE = { text: "FAQ's" }

interface SearchProps {
  /** What the list is searched for; empty for all of it. */
  words: string
  /** How many were found; left out until they are known. */
  count: number | undefined
  onSearch: (words: string) => void
  onClear: () => void
}

/** The keyword box, what it found, and whom to ask otherwise. */
export function Search({ words, count, onSearch, onClear }: SearchProps) {
  // What is being typed belongs to the search it was begun in: going back brings that one's words.
  const [typed, setTyped] = useState<{ in: string; text: string }>()
  const value = typed?.in === words ? typed.text : words
  return (
    <div className={css.search}>
      <div className={needsScript}>
        <SearchField
          label="Search by keyword"
          name="q"
          action="/faqs"
          submitLabel="Search"
          clearLabel="Clear the search"
          maxLength={100}
          value={value}
          onChange={(text) => {
            setTyped({ in: words, text })
            if (text !== '') return
            setTyped(undefined)
            onClear()
          }}
          onSubmit={(text) => {
            setTyped(undefined)
            onSearch(text)
          }}
        />
      </div>
      <div role="status">
        {words !== '' && count !== undefined && count > 0 && (
          <Text size="small" tone="muted">
            <strong className={css.count}>{count}</strong> {count === 1 ? 'answer' : 'answers'} for “{words}”
          </Text>
        )}
      </div>
      <div>
        <Text size="small" tone="muted">
          Something else? We answer {BRAND.hours}.
        </Text>
        <Inline gap={5}>
          <TextLink href="/contact-us">Write to us</TextLink>
          <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>
        </Inline>
      </div>
    </div>
  )
}
