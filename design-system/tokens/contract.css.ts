/**
 * The only colours that components read. `createGlobalThemeContract` keeps the variables readable
 * (`--aa-surface-canvas`).
 */
import { createGlobalThemeContract } from '@vanilla-extract/css'
import { light } from './light.ts'

export const color = createGlobalThemeContract(
  light,
  (_value, path) => `aa-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
)
