/** Repeats what was pressed and changed before the app was there. Part of the app: `bootstrap.ts` only keeps it. */

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
  /** A click comes from here. */
  isReplaying: boolean
  /** Set while React hydrates: called after another press. */
  onPress?: () => void
}

/** React stops a click whose part of the page it cannot hydrate yet: that one is left for later. */
async function press(early: Early, some: readonly Press[]): Promise<void> {
  for (const one of some) {
    if (one.isDone || !one.control.isConnected) continue
    const done = (): void => void (one.isDone = true)
    addEventListener('click', done, { once: true })
    early.isReplaying = true
    one.control.click()
    early.isReplaying = false
    removeEventListener('click', done)
    // Lets React render, so that a second click sees the effect of the first.
    await Promise.resolve()
  }
}

/**
 * Presses what only opens something, which makes React hydrate that part of the page first: it needs neither the visitor's
 * state nor what was typed.
 */
export async function openEarly(early: Early): Promise<void> {
  const { presses } = early
  early.onPress = () => void openEarly(early)
  const rest = presses.findIndex(({ control }) => !control.matches('button:is([aria-expanded], [aria-haspopup])'))
  await press(early, rest < 0 ? presses : presses.slice(0, rest))
}

/** Not seen by React, which replaces this setter on each field to notice a change: it ignores events without one. */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', text, field)
}

/** At hydration React takes a field's current value for the rendered one: it has to see another one first. */
function change(field: Field, { text, isTicked }: Change): void {
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

/** When all is hydrated. */
export async function replay(early: Early): Promise<void> {
  for (const [field, made] of early.changed) change(field, made)
  await press(early, early.presses)
}
