/** `consumer.ts` replaces this with imports of the entry points that `Page.tsx` does not show. */
export const others: Readonly<Record<string, object>> = {}
