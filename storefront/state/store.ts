import { createStore } from 'jotai'

/** The global store, usable outside React. */
export const store = createStore()
