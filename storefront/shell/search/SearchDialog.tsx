import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import {
  Checkbox,
  Dialog,
  Heading,
  Inline,
  Link,
  SearchField,
  Stack,
  Text,
  TextLink,
} from '../../../design-system/index.ts'
import { knownAnswers, useResource, valueOf } from '../../state/resource.ts'
import { readText, writeText } from '../../storage.ts'
import type { NoSlashKey } from '../../storageKeys.ts'
import { MESSAGES } from '../../text/messages.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { here, visit } from '../navigation.ts'
import { useCloseOnNavigation } from '../useCloseOnNavigation.ts'
import { entriesOf, merged, type Entry } from './entries.ts'
import { loadIndex, searchIn, type Group } from './find.ts'
import { closeSearch } from './searchAtom.ts'
import * as css from './SearchDialog.css.ts'

/** Of each kind; the rest is found by more letters. */
const MOST = 5
const FAILED = 'Not everything can be searched: only what you have looked at since you came.'
const NO_SLASH: NoSlashKey = 'NoSlash'

/** Seen since the index was built. */
function entriesOfPages(): Entry[] {
  return [...knownAnswers].flatMap(([key, answer]) => (answer.status === 'done' ? entriesOf(key, answer.value) : []))
}

/** A result on the page that is open already changes no address, which would close the dialog. */
function follow(href: string): void {
  if (href === here()) closeSearch()
  else void visit(href)
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

/** The dialog of the header's search. It finds everything in the catalogue, the questions and the posts. */
export function SearchDialog() {
  const home = useCloseOnNavigation(closeSearch)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const answer = useResource('search', loadIndex, { quiet: true })
  const index = valueOf(answer)
  const search = useMemo(() => searchIn(merged([...(index ?? []), ...entriesOfPages()])), [index])
  const groups = useMemo(() => search(words), [search, words])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <Dialog
      open
      onClose={closeSearch}
      title="Search"
      description="Sets, packages, outfits, props, professionals, questions and posts."
      closeLabel="Close"
      returnFocus={home}
      initialFocus={field}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and the links in it */}
      <div onKeyDown={walk}>
        <Stack gap={4}>
          <SearchField
            ref={(form) => {
              field.current = form?.querySelector('input') ?? null
            }}
            label="What are you looking for?"
            submitLabel="Open the first result"
            clearLabel="Clear the search"
            maxLength={100}
            value={typed}
            onChange={setTyped}
            onSubmit={() => {
              const [first] = groups
              if (first?.entries[0]) follow(first.entries[0].href)
            }}
          />
          {answer.status === 'failed' && <LoadFailed msg={FAILED} reload={answer.reload} />}
          <Text size="small" tone="muted">
            <span role="status">
              {words !== '' &&
                (answer.status === 'loading'
                  ? MESSAGES.wait
                  : `${count} ${count === 1 ? 'result' : 'results'} for “${words}”`)}
            </span>
          </Text>
          {groups.map((group) => (
            <Results key={group.kind} {...group} />
          ))}
          {words !== '' && count === 0 && answer.status !== 'loading' && (
            <Inline gap={5}>
              <TextLink href="/faqs">Read the FAQ’s</TextLink>
              <TextLink href="/contact-us">Write to us</TextLink>
            </Inline>
          )}
          <SlashSwitch />
        </Stack>
      </div>
    </Dialog>
  )
}

function Results({ kind, entries }: Group) {
  const id = `found-${kind}`
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="title-s" id={id}>
        {entries.length > MOST ? `${kind}, ${MOST} of ${entries.length}` : kind}
      </Heading>
      <ul className={css.results}>
        {entries.slice(0, MOST).map((entry) => (
          <li key={entry.id}>
            <Link href={entry.href} className={css.result} onClick={() => entry.href === here() && closeSearch()}>
              {entry.title}
              {entry.about && <span className={css.about}>{entry.about}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A key without Ctrl can be switched off, for who speaks to the computer (WCAG 2.1.4). */
function SlashSwitch() {
  const [isOn, setOn] = useState(() => !readText('session', NO_SLASH))
  return (
    <div className={css.keys}>
      <Checkbox
        label="Ctrl K opens the search, and so does /"
        checked={isOn}
        onChange={(checked) => {
          setOn(checked)
          writeText('session', NO_SLASH, checked ? null : '1')
        }}
      />
    </div>
  )
}
