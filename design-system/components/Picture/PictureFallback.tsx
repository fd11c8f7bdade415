import * as css from './Picture.css.ts'

export function PictureFallback({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      className={css.missing}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="M0 62H120" vectorEffect="non-scaling-stroke" />
      <path d="M28 62a32 32 0 0 1 64 0" strokeDasharray="1.5 5" vectorEffect="non-scaling-stroke" />
      <circle cx="60" cy="46" r="8" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
