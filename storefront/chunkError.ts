/** Recognises browsers' messages for a chunk that a deploy has removed. */
export function isChunkError(error: Error): boolean {
  return /dynamically imported module|module script failed|Unable to preload/i.test(error.message)
}
