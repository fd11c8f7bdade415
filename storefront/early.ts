/** Replays clicks and changes that came before hydration. Part of the app: `bootstrap.ts` only records them. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Press {
  readonly control: HTMLElement
  isDone: boolean
}

interface Change {
  readonly text: string
  readonly isTicked: boolean
}

export interface Early {
  readonly presses: Press[]
  /** Keyed by field, because hydration may reset the field. */
  readonly changed: Map<Field, Change>
  /** True during replay: `bootstrap.ts` then lets clicks through. */
  isReplaying: boolean
  /** Called after each further click, once React hydrates. */
  onPress?: () => void
  /** Set once React hydrates: tells whether React handles events on the element. */
  isLive?: (field: Element) => boolean
}

/** Clicks again. React stops a click on a part that it cannot hydrate yet; that click is left for later. */
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
 * Replays clicks that only reveal something, such as a menu: React hydrates that part first. Other clicks may depend on
 * the visitor's state or on typed text.
 */
export async function openEarly(early: Early): Promise<void> {
  const { presses } = early
  early.onPress = () => void openEarly(early)
  const rest = presses.findIndex(
    ({ control }) => !control.matches('button:is([aria-expanded], [aria-haspopup], [aria-controls])'),
  )
  await pressAgain(early, rest < 0 ? presses : presses.slice(0, rest))
}

/**
 * Bypasses the setter that React installs on each field: React ignores events on fields whose value it believes
 * unchanged.
 */
function setUnseen(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', text, field)
}

/** Changes a field again. React took the typed value for the rendered one, so it has to see another value first. */
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

/** Replays all changes, then the remaining clicks, once everything is hydrated. */
export async function replay(early: Early): Promise<void> {
  for (const [field, made] of early.changed) changeAgain(field, made)
  await pressAgain(early, early.presses)
}
