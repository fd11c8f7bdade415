/** A proxy with HTTP/2 and TLS, as peers were measured with. The shop compresses. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'

/** Self-signed for `localhost`, valid for a day. @throws if `openssl` is not installed. */
function ownCertificate(): { cert: Buffer; key: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const asked = 'req -x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=localhost'.split(' ')
  try {
    execFileSync('openssl', [...asked, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (cause) {
    throw new Error('"openssl" has to be on the path, for a certificate of its own.', { cause })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface Front {
  readonly address: string
  close(): Promise<void>
}

export async function createFront(target: string): Promise<Front> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0, https: ownCertificate(), proxy: { '/': { target } } },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return { address: `https://localhost:${port}`, close: () => server.close() }
}
