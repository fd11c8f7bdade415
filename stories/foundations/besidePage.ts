/** A file of Storybook's, relative to the published page; at the root of the development server. */
export const besidePage = (path: string) => (import.meta.env.PROD ? new URL(path, document.baseURI).href : `/${path}`)
