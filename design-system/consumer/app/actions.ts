'use server'

/** The only callback that a server component can pass is a server function. */
export async function act(): Promise<void> {}
