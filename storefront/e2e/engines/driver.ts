import { join } from 'node:path'

/** For the environment: disables font hinting, as `--font-render-hinting=none` does in Chromium. */
export const UNHINTED = { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }

export interface Window {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly dark?: boolean
  readonly reducedMotion?: boolean
  /** False turns JavaScript off. */
  readonly scripts?: boolean
}

export interface Driver {
  goto(url: string): Promise<void>
  /** Must work under any content security policy. @returns the value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  /** A character or a name of `KeyboardEvent.key`; `Control+a` holds the first key. */
  key(key: string): Promise<void>
  /** The key that moves from hours to minutes, if the time field does not do so itself. */
  readonly onInTime?: string
  resize(width: number, height: number): Promise<void>
  screenshot(): Promise<Buffer>
  /** Errors of the console and of scripts; undefined if only the front server can collect them. */
  readonly problems: readonly string[] | undefined
  close(): Promise<void>
}

export interface Engine {
  readonly id: string
  readonly name: string
  readonly packages: readonly string[]
  /** Flows that this engine cannot run, with the reason. */
  readonly cannot?: Readonly<Record<string, string>>
  /** Window settings for flows that can only run in part. */
  readonly instead?: Readonly<Record<string, Partial<Window>>>
  /** Violation reports to ignore, with the reason beside it. */
  readonly knownViolation?: RegExp
  /** WebKit rounds line heights down to whole pixels, and the front server has to collect its errors and stop its scripts. */
  readonly isWebKit?: boolean
  /** A script rounds line heights down before pages are measured. */
  readonly withWholeLines?: boolean
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
