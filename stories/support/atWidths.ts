import { getResize } from '../../.storybook/checks/resize.ts'

/** @param widths CSS pixels. Does nothing outside the test runner, which alone can resize the window. */
export async function atWidths(widths: readonly number[], check: (width: number) => unknown): Promise<void> {
  const resize = getResize()
  if (!resize) return
  const { innerWidth, innerHeight } = window
  try {
    for (const width of widths) {
      await resize(width, innerHeight)
      await check(width)
    }
  } finally {
    await resize(innerWidth, innerHeight)
  }
}
