/**
 * The variable of a token: `surface`, `inverseRaised` → `--aa-surface-inverse-raised`; `space`, `1.5` →
 * `--aa-space-1-5`.
 */
export const variable = (...path: readonly string[]): string =>
  `--aa-${path
    .join('-')
    .replace('.', '-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
