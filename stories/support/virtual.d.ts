/** `.storybook/main.ts` provides these modules. */
declare module 'virtual:guide-facts' {
  const facts: import('../../.storybook/guideFacts.ts').AllFacts
  export default facts
}
declare module 'virtual:icon-places' {
  const places: Readonly<Record<string, readonly string[]>>
  export default places
}
declare module 'virtual:requirement-proofs' {
  const proofs: readonly import('../../storefront/requirements/requirementProofs.ts').Proof[]
  export default proofs
}
declare module 'virtual:openapi' {
  const document: Awaited<ReturnType<typeof import('../../storefront/api/openapi/document.ts').createOpenApi>>
  export default document
}
