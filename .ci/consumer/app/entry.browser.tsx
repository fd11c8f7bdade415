import { createFromFetch } from '@vitejs/plugin-rsc/browser'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

hydrateRoot(document, await createFromFetch<ReactNode>(fetch(`/page.rsc${location.search}`)))
