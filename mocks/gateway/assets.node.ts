import { readFile } from 'node:fs/promises'
import type { ReadAsset } from './server.ts'

export const readAsset: ReadAsset = (name) => readFile(new URL(name, import.meta.url), 'utf8')
