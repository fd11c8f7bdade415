import { hydrateRoot } from 'react-dom/client'
import { BaselinePage } from './BaselinePage.tsx'

const root = document.querySelector('#app')
if (root) hydrateRoot(root, <BaselinePage />)
