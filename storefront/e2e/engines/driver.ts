/** What an engine has to be able to do for a person's steps. Everything else is written once, over this. */

export interface Window {
  /** Of the page, in CSS pixels. */
  readonly width: number
  readonly height: number
  /** The visitor's setting of the system. */
  readonly dark?: boolean
  readonly reducedMotion?: boolean
  /** False where no script of the page may run. */
  readonly scripts?: boolean
}

export interface Driver {
  goto(url: string): Promise<void>
  /** Evaluates an expression in the page, whatever its content policy says. @returns what it gives, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Moves the mouse there, in CSS pixels of the window. */
  move(x: number, y: number): Promise<void>
  /** Presses the left button where the mouse is. */
  click(x: number, y: number): Promise<void>
  /** Presses one key: a character, or a name of `KeyboardEvent.key`; `Control+a` holds the first. */
  key(key: string): Promise<void>
  /** The key from hours to minutes, where its time field does not go on by itself. */
  readonly onInTime?: string
  resize(width: number, height: number): Promise<void>
  /** PNG of the window. */
  screenshot(): Promise<Buffer>
  /** Errors of the console and of scripts so far; undefined where only the front can tell. */
  readonly problems: readonly string[] | undefined
  /** What the tool had to do twice. */
  readonly repeats: readonly string[]
  close(): Promise<void>
}

export interface Engine {
  readonly id: string
  readonly name: string
  /** Debian packages; those of npm are in package.json. */
  readonly packages: readonly string[]
  /** What this engine cannot be asked, by flow, with the reason. */
  readonly cannot: Readonly<Record<string, string>>
  /** Where only a part of a flow can be asked: the window that it gets instead. */
  readonly instead?: Readonly<Record<string, Partial<Window>>>
  /** Widths that its window can have. */
  readonly widths: readonly number[]
  /** Reports that mean nothing, with the reason beside it. */
  readonly knownViolation?: RegExp
  /** It rounds the height of a line down to whole pixels. */
  readonly hasWholeLines?: boolean
  /** Line heights are rounded down by a script before pages are measured. */
  readonly withWholeLines?: boolean
  /** Scripts are kept off by the front's policy, because the tool needs scripts itself. */
  readonly frontStopsScripts?: boolean
  /** @returns a sentence where it cannot run here. */
  missing(): Promise<string | undefined>
  launch(window: Window): Promise<Driver>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODES: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
}

/** Steps of a key press, of WebDriver classic and BiDi alike. */
export function keyActions(key: string): { type: 'keyDown' | 'keyUp'; value: string }[] {
  const parts = (key.length > 1 ? key.split('+') : [key]).map((part) => CODES[part] ?? part)
  return [
    ...parts.map((value) => ({ type: 'keyDown' as const, value })),
    ...parts.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
  ]
}

export function pointerActions(x: number, y: number, press: boolean) {
  const move = { type: 'pointerMove' as const, x: Math.round(x), y: Math.round(y) }
  const buttons = [
    { type: 'pointerDown' as const, button: 0 },
    { type: 'pointerUp' as const, button: 0 },
  ]
  return press ? [move, ...buttons] : [move]
}
