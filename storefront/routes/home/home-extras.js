/**
 * Appended 2000 ms after the home page has loaded (C-049): fetches the pictures of hidden slides, so that none is empty
 * when its turn comes. Optional.
 */
if (!navigator.connection?.saveData) {
  for (const picture of document.querySelectorAll('main [aria-roledescription="carousel"] img[loading="lazy"]')) {
    picture.loading = 'eager'
  }
}
