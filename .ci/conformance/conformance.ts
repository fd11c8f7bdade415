/** `npm run conformance`: writes the accessibility conformance report. The file is committed; a test says when it has to be written again. */
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { FILE, openAcr } from './document.ts'

writeFileSync(FILE, stringify(openAcr()))
console.log(`Written: ${FILE}`)
