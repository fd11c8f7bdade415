/** Repeats what was pressed and changed before the app could act. Part of the app: `bootstrap.ts` only keeps it. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control that was pressed before it could act. */
interface Press {
  readonly control: HTMLElement
  isDone: boolean
}

/** What a field had in it. */
interface Change {
  readonly text: string
  readonly isTicked: boolean
}

export interface Early {
  readonly presses: Press[]
  /** By field: hydration may reset it. */
  readonly changed: Map<Field, Change>
  /** True while a kept press is clicked: `bootstrap.ts` lets that click through. */
  isReplaying: boolean
  /** Called after another press, as soon as React hydrates. */
  onPress?: () => void
  /** Set when React hydrates: whether it answers what is done here. */
  isLive?: (field: Element) => boolean
}

/** Clicks again. React stops a click whose part of the page it cannot hydrate yet: that press is left for later. */
async function pressAgain(early: Early, presses: readonly Press[]): Promise<void> {
  for (const press of presses) {
    const { control } = press
    if (press.isDone || !control.isConnected) continue
    const done = (): void => void (press.isDone = true)
    control.addEventListener('click', done)
    early.isReplaying = true
    control.click()
    early.isReplaying = false
    control.removeEventListener('click', done)
    // Lets React render, so that a second click sees the effect of the first.
    await Promise.resolve()
  }
  if (early.presses.every(({ isDone, control }) => isDone || !control.isConnected))
    delete document.documentElement.dataset['waking']
}

/**
 * Presses what only shows another part, such as a menu or a panel: React hydrates that part of the page first. Other presses
 * may need the visitor's state or what was typed.
 */
export async function openEarly(early: Early): Promise<void> {
  const { presses } = early
  early.onPress = () => void openEarly(early)
  const rest = presses.findIndex(
    ({ control }) => !control.matches('button:is([aria-expanded], [aria-haspopup], [aria-controls])'),
  )
  await pressAgain(early, rest < 0 ? presses : presses.slice(0, rest))
}

/** Not seen by React, which replaces this setter on each field to notice a change: it ignores events without one. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', text, field)
}

/** Changes a field once more. Hydration took its value for the rendered one: React has to see another one first. */
function changeAgain(field: Field, { text, isTicked }: Change): void {
  if (field instanceof HTMLSelectElement) {
    field.value = text
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = !isTicked
    field.click()
  } else {
    field.value = `${text} `
    setUnseen(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Changes fields again, then presses what is left, when all is hydrated. */
export async function replay(early: Early): Promise<void> {
  for (const [field, made] of early.changed) changeAgain(field, made)
  await pressAgain(early, early.presses)
}
