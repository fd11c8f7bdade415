/** `consumer.ts` writes the entry points that `Page.tsx` does not show into its copy of this file. */
export const others: Readonly<Record<string, object>> = {}
