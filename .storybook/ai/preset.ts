/** A preset of its own, because the type of `main.ts` does not know this name. */
export { withGuides as experimental_manifests } from './manifest.ts'
