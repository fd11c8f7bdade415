import { useState } from 'react'
import { Inline, SearchField, Text, TextLink } from '../../../design-system/index.ts'
import { needsScript } from '../../../design-system/styles/script.css.ts'
import { BRAND } from '../../brand.ts'
import * as css from './FaqsPage.css.ts'

export const HERE = { text: "FAQ's" }

interface SearchProps {
  /** Empty for the whole list. */
  words: string
  /** Undefined while loading. */
  count: number | undefined
  onSearch: (words: string) => void
  onClear: () => void
}

export function Search({ words, count, onSearch, onClear }: SearchProps) {
  // Drops unsent text when the search in the address changes.
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
            setTyped(text === '' ? undefined : { in: words, text })
            if (text === '') onClear()
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
