import { renderToString } from 'react-dom/server'
import { BaselinePage } from './BaselinePage.tsx'

export const rendered = (path: string): string => renderToString(<BaselinePage path={path} />)
