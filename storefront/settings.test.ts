// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const DEFAULTS = {
  apiBase: '/',
  apiKey: 'demo-key',
  apiKeyHeader: 'x-api-key',
  checkoutScript: '/gateway/checkout.js',
  report: '',
  askAhead: 0,
  codeLength: 5,
}

async function settingsOf(json: string) {
  document.body.innerHTML = `<script type="application/json" id="settings">${json}</script>`
  const { settings } = await import('./settings.ts')
  return settings()
}

beforeEach(() => vi.resetModules())

it('settings come from the page, over the defaults', async () => {
  const given = { apiBase: 'https://api.example.com/', apiKey: 'key', askAhead: 60, codeLength: 6 }
  expect(await settingsOf(JSON.stringify(given))).toEqual({ ...DEFAULTS, ...given })
})

it.each([
  '',
  ' ',
  '{',
  'null',
  '[]',
  '7',
  '{"apiBase":7,"askAhead":"yes"}',
  '{"askAhead":-1}',
  '{"askAhead":1.5}',
  '{"askAhead":true}',
  '{"codeLength":7}',
  '{"codeLength":"6"}',
])('are the defaults for %j', async (json) => {
  expect(await settingsOf(json)).toEqual(DEFAULTS)
})

it('settings keep a valid field beside a malformed one', async () => {
  expect(await settingsOf('{"apiBase":7,"apiKey":"key"}')).toEqual({ ...DEFAULTS, apiKey: 'key' })
})
