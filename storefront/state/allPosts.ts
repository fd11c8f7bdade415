import { atom } from 'jotai'

/** Only filled during prerendering. */
export const allPostsAtom = atom<readonly { readonly Slug: string; readonly Title: string }[]>([])
