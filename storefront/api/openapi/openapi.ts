/** `npm run openapi`: writes the contract as OpenAPI 3.1. The file is committed; a test says when it has to be written again. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from './document.ts'
import { readExamples } from './examples.ts'

const FILE = join(import.meta.dirname, '../openapi.json')

writeFileSync(FILE, `${JSON.stringify(openApi(await readExamples()), undefined, 2)}\n`)
console.log(`Written: ${FILE}`)
