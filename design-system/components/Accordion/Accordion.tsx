import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import * as css from './Accordion.css.ts'
import { neighbour, opened } from './logic.ts'
import { useFindable } from './useFindable.ts'

export interface AccordionItem {
  /** Stays the same while the list is filtered. */
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Of the headings the questions stand in: one below the heading of the list. */
  level: 2 | 3 | 4
  /** How many may be open at a time. */
  type?: 'single' | 'multiple' | undefined
  /** The open ones; leave it out and the accordion keeps them itself. */
  open?: readonly string[] | undefined
  /** Which ones are open at first, where the accordion keeps them. */
  startOpen?: readonly string[] | undefined
  onOpenChange?: ((open: string[]) => void) | undefined
  id?: string | undefined
}

/**
 * Questions with their answers (WAI-ARIA accordion). Native buttons in headings: Radix would give the keys between them
 * (arrows, Home, End) for 7 kB, and its content part does not draw a closed answer, so the browser's search can't find it.
 */
export function Accordion({ items, level, type = 'multiple', open, startOpen = [], onOpenChange, id }: AccordionProps) {
  const [kept, setKept] = useState<readonly string[]>(startOpen)
  const shown = open ?? kept
  const change = (next: readonly string[]) => {
    const now = opened(shown, next, type)
    setKept(now)
    onOpenChange?.(now)
  }
  const show = (item: string, wanted: boolean) => change(wanted ? [...shown, item] : shown.filter((one) => one !== item))
  return (
    <div className={css.root} {...(id ? { id } : undefined)}>
      {items.map((item) => (
        <Item key={item.id} item={item} level={level} open={shown.includes(item.id)} onChange={(wanted) => show(item.id, wanted)} />
      ))}
    </div>
  )
}

interface ItemProps {
  item: AccordionItem
  level: AccordionProps['level']
  open: boolean
  onChange: (open: boolean) => void
}

function Item({ item, level, open, onChange }: ItemProps) {
  const id = useId()
  const findable = useFindable(open, () => onChange(true))
  const Heading = `h${level}` as const
  return (
    <div className={css.item}>
      <Heading className={css.heading}>
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          className={css.trigger}
          onClick={() => onChange(!open)}
          onKeyDown={moveFocus}
        >
          <span className={css.words}>{item.title}</span>
          <span className={css.sign} aria-hidden="true" />
        </button>
      </Heading>
      <div {...findable} id={`${id}-answer`} className={css.panel}>
        <div className={css.answer}>{item.content}</div>
      </div>
    </div>
  )
}

/** From question to question, round and round; a nested accordion keeps to its own. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const root = event.currentTarget.closest(`.${css.root}`)
  const questions = [...(root?.querySelectorAll<HTMLButtonElement>(`.${css.heading} > button`) ?? [])].filter((one) => one.closest(`.${css.root}`) === root)
  const next = neighbour(event.key, questions.indexOf(event.currentTarget), questions.length)
  if (next === undefined) return
  event.preventDefault()
  questions[next]?.focus()
}
