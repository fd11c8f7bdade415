// Sets the theme before the first paint (state/theme.ts). A classic script, so that it blocks.
// Also marks an address whose query chooses what a list shows: the served list is another one (App.css.ts).
if (/[?&](?:page|kind|q|gender|category|from|to|sort)=/.test(location.search))
  document.documentElement.dataset.query = ''
try {
  const chosen = /(?:^|; )Theme=(light|dark|high-contrast)(?:;|$)/.exec(document.cookie)
  if (chosen) document.documentElement.dataset.theme = chosen[1]
} catch {
  // Without cookies the device decides.
}
