/** What only the test runner can do; nothing of this runs in the published Storybook. Sizes in CSS pixels. */
type Resize = (width: number, height: number) => Promise<void>

let resize: Resize | undefined

/** Called once by the runner's set-up file. */
export function setResize(how: Resize) {
  resize = how
}

/** Undefined outside the test runner. */
export function getResize(): Resize | undefined {
  return resize
}
