/** Self-signed for `localhost`, valid for a day. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** @throws if `openssl` is not installed. */
export function ownCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const asked = 'req -x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=localhost'.split(' ')
  const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  try {
    execFileSync('openssl', [...asked, ...files], { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } catch {
    throw new Error('"openssl" has to be on the path, for a certificate of its own.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
