/** JSON for a script element: without `<` it cannot end the element. */
export function jsonInPage(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
