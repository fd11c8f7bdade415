import { expect, test } from 'vitest'
import { clientModules } from './clientModules.ts'

const reasons = (modules: Record<string, string>) => Object.fromEntries(clientModules(new Map(Object.entries(modules))))
const reason = (code: string) => reasons({ 'it.js': code })['it.js']

test('names what React has only in a browser', () => {
  expect(reason(`import { useId, useState } from 'react'`)).toBe('imports useState')
  expect(reason(`import { createContext } from 'react'`)).toBe('imports createContext')
  expect(reason(`import * as React from 'react'`)).toBe('imports *')
  expect(reason(`import { flushSync } from 'react-dom'`)).toBe('imports react-dom')
  expect(reason(`import { Root } from '@radix-ui/react-dialog'`)).toBe('imports @radix-ui/react-dialog')
})

test('leaves what runs on a server', () => {
  expect(reason(`import { lazy, Suspense, useId } from 'react'`)).toBeUndefined()
  expect(
    reason(`import { jsx } from 'react/jsx-runtime'; const a = jsx('a', { href: '/', children: [] })`),
  ).toBeUndefined()
  expect(reason(`import { parseDate } from '@internationalized/date'`)).toBeUndefined()
})

test('finds handlers, refs and functions given to elements', () => {
  expect(reason(`jsx('button', { onClick: press })`)).toBe('has an element with onClick')
  expect(reason(`jsxs('div', { children: [jsx('i', { ref })] })`)).toBe('has an element with ref')
  expect(reason(`jsx(List, { labelOf: (row) => row.name })`)).toBe('has an element with labelOf')
  expect(reason(`const onClick = () => style({ onClick: 1 })`)).toBeUndefined()
})

test('follows values, but not components, from a client module', () => {
  const box = `import { useRef } from 'react'; export const SIZES = [1]; export function Box() {}`
  expect(
    reasons({
      'a/Box.js': box,
      'b/Card.js': `import { Box } from '../a/Box.js'`,
      'b/Sizes.js': `import { SIZES } from '../a/Box.js'`,
      'b/useBox.js': `import { SIZES as sizes } from './Sizes.js'`,
      'b/again.js': `import { useBox } from './useBox.js'`,
      'index.js': `import { Box } from './a/Box.js'; import { Card } from './b/Card.js'; import { useBox } from './b/useBox.js'`,
    }),
  ).toEqual({
    'a/Box.js': 'imports useRef',
    'b/Sizes.js': 'imports SIZES of a/Box.js',
    'b/useBox.js': 'imports SIZES of b/Sizes.js',
    'b/again.js': 'imports useBox of b/useBox.js',
  })
})
