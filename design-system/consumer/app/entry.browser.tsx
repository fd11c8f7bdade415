import { createFromFetch, setServerCallback } from '@vitejs/plugin-rsc/browser'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

// A toast calls back when it times out on a slow machine, but there is no server to answer.
setServerCallback(() => Promise.resolve())

hydrateRoot(document, await createFromFetch<ReactNode>(fetch(`/page.rsc${location.search}`)))
