import script from './checkout.js?raw'
import styles from './checkout.css?raw'
import type { ReadAsset } from './server.ts'

export const readAsset: ReadAsset = (name) => Promise.resolve(name === 'checkout.js' ? script : styles)
