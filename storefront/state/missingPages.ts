import { atom } from 'jotai'

/** Pages that the studio's own texts link to, but that the provider did not list at build time. */
export const missingPagesAtom = atom<readonly string[]>([])
