import { expect, test } from 'vitest'
import { publicModules } from './publicModules.ts'

test('finds every exported module once, lazy ones included', () => {
  const found = publicModules(`
    export { Text, type TextProps } from './components/Text/Text.tsx'
    export type { CalendarProps } from './components/Calendar/Calendar.tsx'
    export const Calendar = lazy(() => import('./components/Calendar/Calendar.tsx'))
    export type { HeaderProps } from './components/Header/props.ts'
  `)
  expect([...found]).toEqual([
    ['Calendar', 'components/Calendar/Calendar.tsx'],
    ['Text', 'components/Text/Text.tsx'],
  ])
})

test('throws for two modules of one name', () => {
  expect(() => publicModules(`export * from './components/A/Row.tsx'; export * from './components/B/Row.tsx'`)).toThrow(
    'Row',
  )
})
