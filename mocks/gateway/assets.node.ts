/** The dialog's two files, read from disk each time they are wanted. */
import { readFile } from 'node:fs/promises'
import type { ReadAsset } from './server.ts'

export const readAsset: ReadAsset = (name) => readFile(new URL(name, import.meta.url), 'utf8')
