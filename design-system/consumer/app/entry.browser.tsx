import { createFromFetch, setServerCallback } from '@vitejs/plugin-rsc/browser'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

// A toast calls back when its time is over, which a slow machine waits for. No server answers here.
setServerCallback(() => Promise.resolve())

hydrateRoot(document, await createFromFetch<ReactNode>(fetch(`/page.rsc${location.search}`)))
