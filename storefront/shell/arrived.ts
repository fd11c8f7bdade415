let tell: () => void = () => undefined

/** Resolves when the first page answers to clicks. */
export const arrived = new Promise<void>((resolve) => {
  tell = resolve
})

export function arrive(): void {
  tell()
}
