/**
 * The service worker of the published Storybook: MSW's, which asks the page about each request before it lets it pass. Files
 * of the build are never mocked, and a page has a hundred of them: the browser fetches these as without a worker.
 */
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (pathname.startsWith(new URL('assets/', location.href).pathname)) event.stopImmediatePropagation()
})
// MSW's worker unregisters itself with its last page. A page that opens at that moment would be without it, or fail to update it.
registration.unregister = async () => false
importScripts('./mockServiceWorker.js')
