import type { ComponentType } from 'react'
import { ArchDefinition } from '../../design-system/components/Arch/Arch.tsx'

/** A decorator for what is framed by the arch. */
export const withArch = (Story: ComponentType) => (
  <>
    <ArchDefinition />
    <Story />
  </>
)
