/** Only the test runner can resize the window. CSS pixels. */
type Resize = (width: number, height: number) => Promise<void>

let resize: Resize | undefined

export function setResize(how: Resize) {
  resize = how
}

/** Undefined outside the test runner. */
export function getResize(): Resize | undefined {
  return resize
}
