import { createStore } from 'jotai'

/** The page's store, for state that outlives a route; usable outside React. */
export const store = createStore()
