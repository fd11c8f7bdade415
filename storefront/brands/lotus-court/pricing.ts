import type { Figure } from '../shape.ts'

/** What a package category is for, by its `SlugName`. The provider may list others. */
export const LEADS: Readonly<Record<string, string>> = {
  portraits: 'One person, one room, the light of one window.',
}

export const GOOD_TO_KNOW: readonly Figure[] = []
