/** `virtual:requirement-proofs` */
import type { Plugin } from 'vite'
import { readProofs } from '../storefront/requirements/requirementProofs.ts'

export function requirementProofs(): Plugin {
  const ID = 'virtual:requirement-proofs'
  return {
    name: 'requirement-proofs',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const proofs = ${JSON.stringify(readProofs())}` : undefined),
  }
}
