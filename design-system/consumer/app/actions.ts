'use server'

/** Callbacks for the components: a server component can pass a server function and no other. */
export async function act(): Promise<void> {}
