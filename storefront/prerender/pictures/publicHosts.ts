/** Prevents SSRF: a public provider's data must not make the build request hosts inside its own network. */
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Unreachable from outside: loopback, private, link-local, shared, reserved, multicast. */
const INSIDE = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  // Covers `::`, `::1` and the old notation of IPv4.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6')

function isInside(address: string): boolean {
  return INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export class InsideError extends Error {}

const nameOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '')

/** Resolves a name once, so that the connection uses the address that was checked. */
export const lookupOutside: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (problem, found: LookupAddress[]) => {
    if (problem) return done(problem, '')
    const [first] = found
    if (!first || found.some(({ address }) => isInside(address))) done(new InsideError(name), '')
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** @throws InsideError for an IP address, because those skip the lookup. */
export function refuseInside(url: URL): void {
  const name = nameOf(url)
  if (isIP(name) && isInside(name)) throw new InsideError(name)
}

/** Hosts that cannot be resolved count as outside. */
export async function isInsideHost(url: URL): Promise<boolean> {
  const name = nameOf(url)
  if (isIP(name)) return isInside(name)
  return new Promise((answer) => {
    resolve(name, { all: true }, (problem, found) => answer(!problem && found.some(({ address }) => isInside(address))))
  })
}
