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

/** @returns what is wrong with the options that name a provider; otherwise each call would fail as if it were down. */
export function providerProblem(api: string | undefined, header = 'x-api-key', key = ''): string | undefined {
  if (api !== undefined) {
    if (!isWebAddress(api)) return '--api has to be a whole address, https://…'
    const { href, username, password } = new URL(api)
    if (/[?#]/.test(href) || username || password)
      return '--api takes an address without a user, ? or #, because calls add their path to it.'
    if (/\/v1\/*$/i.test(href)) return '--api takes the provider’s address without v1/, which every call adds.'
  }
  if (!canBeSent(header, '')) return '--api-key-header takes the name of a header, such as x-api-key.'
  if (!canBeSent(header, key))
    return '--api-key has a character that no header can carry, such as a typographic quotation mark.'
  return undefined
}
