/** Made by `.storybook/requirementProofs.ts`. */
declare module 'virtual:requirement-proofs' {
  export const proofs: readonly import('../../.ci/requirementProofs.ts').Proof[]
}
