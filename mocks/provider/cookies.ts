/** The value of a cookie in a `Cookie` header; empty when it is not there or cannot be decoded. */
export function cookieOf(header: string | null, name: string): string {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() !== name) continue
    try {
      return decodeURIComponent(value.join('=').trim())
    } catch {
      return ''
    }
  }
  return ''
}
