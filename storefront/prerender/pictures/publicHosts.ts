/** Keeps a public provider's data from making the build ask for addresses inside the network that it runs in. */
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Not reachable from outside: this machine, private, link-local, shared, reserved, multicast. */
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
  // `::`, `::1` and IPv4 in old notations.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6')

export function isInside(address: string): boolean {
  return INSIDE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export class InsideError extends Error {}

/** Without the brackets of an IPv6 address. */
const nameOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '')

/** A name is resolved once, and what was checked is what is connected to. */
export const lookupOutside: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (problem, found: LookupAddress[]) => {
    if (problem) return done(problem, '')
    const [first] = found
    if (!first || found.some(({ address }) => isInside(address))) done(new InsideError(name), '')
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** @throws InsideError for an IP address, which is never looked up. */
export function refuseInside(url: URL): void {
  const name = nameOf(url)
  if (isIP(name) && isInside(name)) throw new InsideError(name)
}

/** Whether a host is inside; one that cannot be resolved is not. */
export async function isInsideHost(url: URL): Promise<boolean> {
  const name = nameOf(url)
  if (isIP(name)) return isInside(name)
  return new Promise((answer) => {
    resolve(name, { all: true }, (problem, found) => answer(!problem && found.some(({ address }) => isInside(address))))
  })
}
