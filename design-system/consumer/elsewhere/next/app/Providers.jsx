'use client'

import { LinkProvider } from '@aperture-acres/design-system/Link'
import Link from 'next/link'

export const Providers = ({ children }) => <LinkProvider component={Link}>{children}</LinkProvider>
