/** Sets the day of all stories to that of their pictures, or some would fail on a day that they name, such as “Today”. */
const TODAY = '2026-11-21T12:00:00+05:30'

const now = Date.now
const ahead = Date.parse(TODAY) - now()
Date.now = () => now() + ahead
