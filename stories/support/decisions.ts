/** Decisions that guides and descriptions of props name, and their place on the page of decisions. */

/** `C-003`. */
export const DECISION = /\bC-\d{3}\b/g

/** @param id `C-003`. @returns an address from any page of Storybook. */
export const addressOfDecision = (id: string): string => `./?path=/docs/docs-decisions--docs#${id.toLowerCase()}`

/** @param words Markdown. */
export const withDecisionLinks = (words: string): string =>
  words.replaceAll(DECISION, (id) => `[${id}](${addressOfDecision(id)})`)
