import { useLocation } from 'wouter'
import { slugOf } from '../paths.ts'

/** What the open address names: `old-well` of `/set/old-well`. */
export function useSlug(): string {
  const [path] = useLocation()
  const [, parameter = ''] = path.split('/').filter(Boolean)
  return slugOf(parameter)
}
