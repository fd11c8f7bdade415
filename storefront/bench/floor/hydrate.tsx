import { hydrateRoot } from 'react-dom/client'
import { FloorPage } from './FloorPage.tsx'

const root = document.querySelector('#app')
if (root) hydrateRoot(root, <FloorPage />)
