/** Drops the port, which a proxy may change. */
export function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
}

/** Whether another site's page sent these headers. @param host the requested host. */
export function isForeign(headers: Pick<Headers, 'get'>, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  return !URL.canParse(origin) || hostName(new URL(origin).host) !== hostName(host)
}
