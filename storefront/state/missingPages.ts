import { atom } from 'jotai'

/** Pages that the studio's own words link to, and that the provider did not list when the site was built. */
export const missingPagesAtom = atom<readonly string[]>([])
