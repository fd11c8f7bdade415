/** Reads the files for drawing programs with two foreign tools, which have to find the same tokens and colours. */
import { readdirSync, readFileSync } from 'node:fs'
import assert from 'node:assert/strict'
import { defineConfig, parse } from '@terrazzo/parser'
import StyleDictionary from 'style-dictionary'

const files = readdirSync('.').filter((file) => file.endsWith('.tokens.json'))
assert.ok(files.length >= 6, `There are ${files.length} files.`)
// Its rules on names are those of its own house.
const config = defineConfig({ lint: { rules: { 'core/consistent-naming': 'off' } } }, { cwd: new URL(import.meta.url) })
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

for (const file of files) {
  const tokens = JSON.parse(readFileSync(file, 'utf8'))
  const dictionary = new StyleDictionary({
    tokens,
    log: { warnings: 'error', verbosity: 'silent' },
    platforms: { css: { transforms: ['name/kebab', 'color/hex8'] } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  const { tokens: parsed } = await parse([{ filename: new URL(file, import.meta.url), src: tokens }], { config })
  assert.deepEqual(allTokens.map(({ path }) => path.join('.')).sort(), Object.keys(parsed).sort(), file)
  for (const { path, $type, $value } of allTokens) {
    const other = parsed[path.join('.')].$value
    if ($type === 'duration') assert.deepEqual($value, other, path.join('.'))
    if ($type !== 'color') continue
    channels($value).forEach((part, at) => assert.ok(Math.abs(part - other.components[at]) < 0.003, path.join('.')))
  }
  console.log(`${file}: ${allTokens.length} tokens.`)
}
