/** `npm run --silent openapi` prints the contract as OpenAPI 3.1. Every build has it at `/openapi.json`. */
import { createOpenApi } from './document.ts'

console.log(JSON.stringify(await createOpenApi(), undefined, 2))
