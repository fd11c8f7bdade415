// What cannot wait for the page's modules, which run when the HTML is there to its end: a classic script, so that it blocks.

{
  const { dataset, style } = document.documentElement

  // Marks an address whose query chooses what a list shows: the served list is another one (App.css.ts).
  if (/[?&](?:page|kind|q|gender|category|from|to|sort)=/.test(location.search)) dataset.query = ''

  try {
    // Sets the theme before the first paint (state/theme.ts).
    const chosen = /(?:^|; )Theme=(light|dark|high-contrast)(?:;|$)/.exec(document.cookie)
    if (chosen) dataset.theme = chosen[1]

    // Keeps the place of the chosen day, whose line comes with the app (shell/date/VisitDay.tsx), until the day is over:
    // in India it ends at 18:30 UTC, which is 666e5 ms after it began in UTC.
    if (Date.parse(sessionStorage.Day) + 666e5 > Date.now()) style.setProperty('--day', sessionStorage.DayLine ?? '')
  } catch {
    // Without cookies the device decides on the theme, and no day is kept.
  }

  // Keeps what is pressed and changed until bootstrap.ts takes it over. Links work without scripts.
  const early = []
  const keep = (event) => {
    if (event.type === 'click') {
      if (!event.target.closest('button, a[aria-haspopup]')) return
      event.preventDefault()
      dataset.waking = ''
    }
    early.push(event)
  }
  const listen = (change) => ['click', 'input'].forEach((type) => change(type, keep, true))
  listen(addEventListener)
  window.takeEarly = () => {
    listen(removeEventListener)
    return early.splice(0)
  }
  // Modules have run before this event: where they have failed, a button does what it does without them.
  addEventListener('load', () => {
    for (const { type, target } of window.takeEarly()) {
      delete dataset.waking
      if (type === 'click') target.closest('button, a').click()
    }
  })
}
