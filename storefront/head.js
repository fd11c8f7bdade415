// What cannot wait for the page's modules, which run when the HTML is there to its end: a classic script, so that it blocks.

// Marks an address whose query chooses what a list shows: the served list is another one (App.css.ts).
if (/[?&](?:page|kind|q|gender|category|from|to|sort)=/.test(location.search))
  document.documentElement.dataset.query = ''

// Sets the theme before the first paint (state/theme.ts).
try {
  const chosen = /(?:^|; )Theme=(light|dark|high-contrast)(?:;|$)/.exec(document.cookie)
  if (chosen) document.documentElement.dataset.theme = chosen[1]
} catch {
  // Without cookies the device decides.
}

// Keeps what is pressed and changed until bootstrap.ts takes it over. Links work without scripts.
{
  const early = []
  const keep = (event) => {
    if (event.type === 'click') {
      if (!event.target.closest('button, a[aria-haspopup]')) return
      event.preventDefault()
      document.documentElement.dataset.waking = ''
    }
    early.push(event)
  }
  const listen = (change) => ['click', 'input'].forEach((type) => change(type, keep, true))
  listen(document.addEventListener.bind(document))
  window.takeEarly = () => {
    listen(document.removeEventListener.bind(document))
    return early.splice(0)
  }
  // Modules have run before this event: where they have failed, a button does what it does without them.
  addEventListener('load', () => {
    for (const { type, target } of window.takeEarly()) {
      delete document.documentElement.dataset.waking
      if (type === 'click') target.closest('button, a').click()
    }
  })
}
