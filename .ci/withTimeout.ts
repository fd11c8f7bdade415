/** @throws `words within … s` if the promise takes longer. */
export async function withTimeout<Value>(promise: Promise<Value>, milliseconds: number, words: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${words} within ${milliseconds / 1000} s`)), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
