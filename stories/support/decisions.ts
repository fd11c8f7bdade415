/** `C-003` */
export const DECISION = /\bC-\d{3}\b/g

/** @param id `C-003`. @returns an address that works on any page of Storybook. */
export const addressOfDecision = (id: string): string => `./?path=/docs/docs-decisions--docs#${id.toLowerCase()}`

/** @param words Markdown. */
export const withDecisionLinks = (words: string): string =>
  words.replaceAll(DECISION, (id) => `[${id}](${addressOfDecision(id)})`)
