import { atom } from 'jotai'

/** Set while pages are rendered ahead. */
export const allPostsAtom = atom<readonly { readonly Slug: string; readonly Title: string }[]>([])
