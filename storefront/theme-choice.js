// Sets the theme before the first paint (state/theme.ts). A classic script, so that it blocks.
try {
  const chosen = /(?:^|; )Theme=(light|dark|high-contrast)(?:;|$)/.exec(document.cookie)
  if (chosen) document.documentElement.dataset.theme = chosen[1]
} catch {
  // Without cookies the device decides.
}
