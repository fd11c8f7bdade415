/**
 * The script the home page appends 2000 ms after it has loaded (C-049): fetches the pictures of the slides that
 * are not on screen yet, so that no slider turns to an empty frame. The page is complete without it.
 */
if (!navigator.connection?.saveData) {
  for (const picture of document.querySelectorAll('main [aria-roledescription="carousel"] img[loading="lazy"]')) {
    picture.loading = 'eager'
  }
}
