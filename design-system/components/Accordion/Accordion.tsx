import * as Radix from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import * as css from './Accordion.css.ts'

export interface AccordionItem {
  /** Must stay the same while the list is filtered. */
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  /** The questions and answers, in the order shown. */
  items: readonly AccordionItem[]
  /** Heading level of the questions: one below the list's own heading. */
  level: 2 | 3 | 4
  /** The open items. Leave it out for an uncontrolled accordion. */
  open?: readonly string[] | undefined
  /** The items open at first, by id, where the caller does not control `open`. */
  startOpen?: readonly string[] | undefined
  /** Called with the ids of all open items after each change. */
  onOpenChange?: ((open: string[]) => void) | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Does not use Radix's Content part: it does not render closed answers, so find-in-page could not find them. */
export function Accordion({ items, level, open, startOpen = [], onOpenChange, id }: AccordionProps) {
  const [kept, setKept] = useState<readonly string[]>(startOpen)
  const shown = open ?? kept
  const change = (next: string[]) => {
    setKept(next)
    onOpenChange?.(next)
  }
  return (
    <Radix.Root
      type="multiple"
      className={css.root}
      value={[...shown]}
      onValueChange={change}
      {...(id ? { id } : undefined)}
    >
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          level={level}
          open={shown.includes(item.id)}
          onFound={() => change([...shown, item.id])}
        />
      ))}
    </Radix.Root>
  )
}

function Item({
  item,
  level,
  open,
  onFound,
}: {
  item: AccordionItem
  level: AccordionProps['level']
  open: boolean
  onFound: () => void
}) {
  const id = useId()
  const findable = useHiddenUntilFound(open, onFound)
  const Heading = `h${level}` as const
  return (
    <Radix.Item value={item.id} className={css.item}>
      <Radix.Header asChild>
        <Heading className={css.heading}>
          <Radix.Trigger id={`${id}-question`} aria-controls={`${id}-answer`} className={css.trigger}>
            <span className={css.words}>{item.title}</span>
            <span className={css.sign} aria-hidden="true" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <div {...findable} id={`${id}-answer`} className={css.panel}>
        <div className={css.answer}>{item.content}</div>
      </div>
    </Radix.Item>
  )
}

/**
 * Lets find-in-page open hidden content: sets `hidden="until-found"` by hand, because React only knows a boolean
 * `hidden`, and listens for `beforematch`.
 */
function useHiddenUntilFound(open: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const found = useRef(onFound)
  useLayoutEffect(() => {
    found.current = onFound
    if (!open) panel.current?.setAttribute('hidden', 'until-found')
  })
  useEffect(() => {
    const element = panel.current
    const onBeforeMatch = () => found.current()
    element?.addEventListener('beforematch', onBeforeMatch)
    return () => element?.removeEventListener('beforematch', onBeforeMatch)
  }, [])
  return { ref: panel, hidden: !open, 'data-findable': '' }
}
