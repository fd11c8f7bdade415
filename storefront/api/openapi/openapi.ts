/** `npm run openapi` writes the contract as OpenAPI 3.1. The file is committed; a test fails when it is outdated. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMeanings, openApi } from './document.ts'
import { readExamples } from './examples.ts'

const FILE = join(import.meta.dirname, '../openapi.json')

const meanings = createMeanings()
const document = openApi(await readExamples(), meanings)
if (meanings.missing.length > 0) {
  console.error(`FIELDS of storefront/api/contract/meanings.ts lacks, or EXCEPTIONS if the name means something else:`)
  console.error(meanings.missing.map((field) => `  ${field}`).join('\n'))
  process.exitCode = 1
} else {
  writeFileSync(FILE, `${JSON.stringify(document, undefined, 2)}\n`)
  console.log(`Written: ${FILE}`)
}
