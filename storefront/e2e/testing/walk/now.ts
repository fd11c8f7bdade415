/** The day of every transcript: a Saturday morning at the studio. */
export const NOW = Date.parse('2026-11-21T10:00:00+05:30')
