/** A self-signed, expired certificate that no browser accepts. Node can sign one, but not encode it. */
import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => element(0x30, ...parts)
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex')

const ECDSA_WITH_SHA256 = sequence(element(0x06, hex('2a8648ce3d040302')))
const COMMON_NAME = element(0x06, hex('550403'))
const name = sequence(element(0x31, sequence(COMMON_NAME, element(0x0c, Buffer.from('127.0.0.1')))))
const time = (text: string): Buffer => element(0x17, Buffer.from(text))

export function refusedCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const validity = sequence(time('240101000000Z'), time('250101000000Z'))
  const unsigned = sequence(
    element(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = element(0x03, Buffer.from([0]), sign('sha256', unsigned, privateKey))
  const der = sequence(unsigned, ECDSA_WITH_SHA256, signature)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
