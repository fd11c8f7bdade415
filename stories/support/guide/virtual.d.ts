/** Made by `.storybook/guideFacts.ts`, which has its type. */
declare module 'virtual:guide-facts' {
  export const made: unknown
}
