/** Resizes the window, which only the test runner can. Sizes in CSS pixels. */
type Resize = (width: number, height: number) => Promise<void>

let resize: Resize | undefined

/** Called by vitest.setup.ts. */
export function setResize(how: Resize) {
  resize = how
}

/** Undefined outside the test runner. */
export function getResize(): Resize | undefined {
  return resize
}
