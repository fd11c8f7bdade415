import { createStore } from 'jotai'

/** The one store of the page: what outlives a route. Outside React it is read and written directly. */
export const store = createStore()
