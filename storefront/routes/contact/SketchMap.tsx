import * as css from './ContactPage.css.ts'

export function SketchMap({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 800 520"
      preserveAspectRatio="xMidYMid slice"
      className={css.sketch}
    >
      <g className={css.fields}>
        <path d="M0 0h330l60 190-180 120L0 250z" />
        <path d="M480 0h320v170L560 250 430 190z" />
        <path d="M0 330l210 60 120 130H0z" />
        <path d="M640 300l160-40v260H560z" />
      </g>
      <path className={css.river} d="M0 300c120 10 150 60 260 80s170 60 200 140" />
      <path className={css.road} d="M-20 90c160 10 240 60 330 130s190 130 510 140" />
      <path className={css.road} d="M404 262c20-70 80-90 150-104" />
      <path className={css.route} d="M60 100c110 20 180 66 250 120 30 24 60 42 92 54 14-70 72-94 142-112" />
      <g className={css.acres}>
        <path d="M552 76l130-20 34 96-120 44z" />
      </g>
      <circle className={css.city} cx="60" cy="98" r="15" />
      <path className={css.pin} d="M620 150c-34-42-36-58-36-70a36 36 0 0 1 72 0c0 12-2 28-36 70z" />
      <circle className={css.pinHole} cx="620" cy="80" r="13" />
    </svg>
  )
}
