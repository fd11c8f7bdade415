import { getResize } from '../../.storybook/checks/resize.ts'

/** Checks something at several widths of the window, in CSS pixels. Only the test runner can resize it; elsewhere this does nothing. */
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
