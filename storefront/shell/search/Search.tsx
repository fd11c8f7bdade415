import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import {
  Heading,
  Inline,
  Link,
  SearchField,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../../design-system/index.ts'
import { knownAnswers, useResource, valueOf } from '../../state/resource.ts'
import { MESSAGES } from '../../text/messages.ts'
import { LoadFailed } from '../match.tsx'
import { here } from '../navigation.ts'
import { entriesOf, merged, type Entry } from './entries.ts'
import { loadIndex, searchIn, type Group } from './find.ts'
import { closeSearch } from './searchAtom.ts'
import * as css from './Search.css.ts'

export const LEAD = 'Sets, packages, outfits, props, professionals, questions and posts.'
export const MOST_LETTERS = 100
export const searchPath = (words: string): string =>
  words === '' ? '/search' : `/search?${new URLSearchParams({ q: words }).toString()}`

const FAILED = 'Not everything can be searched: only what you have looked at since you came.'

/** Seen since the index was built. */
function entriesOfPages(): Entry[] {
  return [...knownAnswers].flatMap(([key, answer]) => (answer.status === 'done' ? entriesOf(key, answer.value) : []))
}

/** Arrow keys walk through field and results, as Tab does. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], li a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface SearchProps {
  typed: string
  onType: (typed: string) => void
  /** Enter and the button lead from the dialog to all results; on their page to the first one. */
  onAll?: (words: string) => void
  form?: Ref<HTMLFormElement>
  children?: ReactNode
}

/** It finds everything in the catalogue, the questions and the posts. */
export function Search({ typed, onType, onAll, form, children }: SearchProps) {
  const words = useDeferredValue(typed.trim())
  const answer = useResource('search', loadIndex, { quiet: true })
  const index = valueOf(answer)
  const search = useMemo(() => searchIn(merged([...(index ?? []), ...entriesOfPages()])), [index])
  const groups = useMemo(() => search(words), [search, words])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const counted =
    answer.status === 'loading' ? MESSAGES.wait : `${count} ${count === 1 ? 'result' : 'results'} for “${words}”`
  const found = words === '' ? '' : counted
  const results = useRef<HTMLDivElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the links in it
    <div ref={results} onKeyDown={walk}>
      <Stack gap={4}>
        <SearchField
          ref={form ?? null}
          label="What are you looking for?"
          submitLabel={onAll ? 'Show all results' : 'Go to the results'}
          clearLabel="Clear the search"
          maxLength={MOST_LETTERS}
          value={typed}
          onChange={onType}
          onSubmit={() => {
            if (onAll) onAll(typed.trim())
            else results.current?.querySelector<HTMLElement>('li a')?.focus()
          }}
        />
        {answer.status === 'failed' && <LoadFailed msg={FAILED} reload={answer.reload} />}
        <Text size="small" tone="muted">
          <span aria-hidden="true">{found}</span>
          <Announced text={found} />
        </Text>
        {groups.map((group) => (
          <Results key={group.kind} {...group} most={onAll ? 5 : 100} level={onAll ? 3 : 2} />
        ))}
        {words !== '' && count === 0 && answer.status !== 'loading' && (
          <Inline gap={5}>
            <TextLink href="/faqs">Read the FAQ’s</TextLink>
            <TextLink href="/contact-us">Write to us</TextLink>
          </Inline>
        )}
        {children}
      </Stack>
    </div>
  )
}

const PAUSE_MS = 500

/** Announces the text when typing pauses, and not at each letter. */
function Announced({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}

interface ResultsProps extends Group {
  /** The rest is found by more letters. */
  most: number
  level: 2 | 3
}

function Results({ kind, entries, most, level }: ResultsProps) {
  const id = `found-${kind}`
  return (
    <section aria-labelledby={id}>
      <Heading level={level} size="title-s" id={id}>
        {entries.length > most ? `${kind}, ${most} of ${entries.length}` : kind}
      </Heading>
      <ul className={css.results}>
        {entries.slice(0, most).map((entry) => (
          <li key={entry.id}>
            {/* A result on the page that is open already changes no address, which would close the dialog. */}
            <Link href={entry.href} className={css.result} onClick={() => entry.href === here() && closeSearch()}>
              {entry.title}
              {entry.about && (
                <>
                  <VisuallyHidden>, </VisuallyHidden>
                  <span className={css.about}>{entry.about}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
