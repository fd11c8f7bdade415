import { renderToString } from 'react-dom/server'
import { FloorPage } from './FloorPage.tsx'

export const rendered = (path: string): string => renderToString(<FloorPage path={path} />)
