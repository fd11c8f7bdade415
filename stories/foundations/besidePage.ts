/** The address of a file beside the published page, or at the root of the development server. */
export const besidePage = (path: string) => (import.meta.env.PROD ? new URL(path, document.baseURI).href : `/${path}`)
