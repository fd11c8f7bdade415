/** Made by `.storybook/requirementProofs.ts`. */
declare module 'virtual:requirement-proofs' {
  export const proofs: readonly import('../../storefront/requirements/requirementProofs.ts').Proof[]
}
