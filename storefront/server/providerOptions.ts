/** Checks of options that the shop and `npm run check-provider` share. */

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function canBeSent(header: string, key: string): boolean {
  try {
    return new Headers({ [header]: key }).has(header)
  } catch {
    return false
  }
}

/** Otherwise each call would fail as if the provider were down. */
export function apiKeyProblem(header = 'x-api-key', key = ''): string | undefined {
  if (!canBeSent(header, '')) return '--api-key-header takes the name of a header, such as x-api-key.'
  if (!canBeSent(header, key))
    return '--api-key has a character that no header can carry, such as a typographic quotation mark.'
  return undefined
}
