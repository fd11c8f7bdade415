/** The date of every transcript, a Saturday. */
export const NOW = Date.parse('2026-11-21T10:00:00+05:30')
