import type { ReactNode } from 'react'

/** Line drawings on a 24 by 24 grid, with 1.75 px strokes in the text colour. */
export const drawings = {
  'arrow-right': <path d="M4 12h16M14 6l6 6-6 6" />,
  barred: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M5.8 5.8l12.4 12.4" />
    </>
  ),
  bed: <path d="M3 5v15M3 16h18M21 20v-6a3 3 0 0 0-3-3h-7v5M5.5 12.5a2 2 0 1 0 4 0 2 2 0 0 0-4 0z" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="1.5" />
      <path d="M3.5 9.8h17M8 2.8V7M16 2.8V7" />
    </>
  ),
  camera: (
    <>
      <rect x="3" y="7" width="18" height="13" rx="2" />
      <path d="M8.5 7l1.5-3h4l1.5 3" />
      <circle cx="12" cy="13.5" r="3.8" />
    </>
  ),
  cart: <path d="M5 8h14l-1.2 11.2a2 2 0 0 1-2 1.8H8.2a2 2 0 0 1-2-1.8zM8.5 8V7a3.5 3.5 0 0 1 7 0v1" />,
  chat: <path d="M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5" />,
  check: <path d="M4.5 12.8l5 5L19.5 7" />,
  'check-circle': (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M7.8 12.3l2.9 2.9 5.5-6" />
    </>
  ),
  'chevron-down': <path d="M5 9l7 7 7-7" />,
  'chevron-left': <path d="M15 5l-7 7 7 7" />,
  'chevron-right': <path d="M9 5l7 7-7 7" />,
  'chevron-up': <path d="M5 15l7-7 7 7" />,
  clapperboard: (
    <>
      <rect x="3" y="8" width="18" height="12" rx="1.5" />
      <path d="M3 8l1-4 16-1.5 1 4zM8 3.8l2 3.6M13.5 3.3l2 3.6" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.5V12l3.6 2.2" />
    </>
  ),
  close: <path d="M5 5l14 14M19 5L5 19" />,
  dress: <path d="M9 3l.5 4L8 11l-4 9.5h16L16 11l-1.5-4L15 3M9 3c1 1.8 5 1.8 6 0M8 11h8" />,
  external: <path d="M7 17L17 7M9 7h8v8" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  facebook: <path d="M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.7-1.6h1.8V3c-3.9-.6-7 .2-7 4.2v2.3H7.5V13h3v8z" />,
  filter: <path d="M3.5 6.5h17M6.5 12h11M10 17.5h4" />,
  food: <path d="M3 11h18c0 5-3.5 9-9 9s-9-4-9-9zM8 7.5c0-2 2-1.5 2-3.5M13 7.5c0-2 2-1.5 2-3.5" />,
  hand: (
    <path d="M7 12V6.5a1.5 1.5 0 0 1 3 0V11m0-5.5a1.5 1.5 0 0 1 3 0V11m0-4a1.5 1.5 0 0 1 3 0v5m0-2.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.5c-2.5 0-4-1.2-5.2-3.3L4 14.5c-.9-1.6 1.2-2.9 2.3-1.5L8 15" />
  ),
  heart: <path d="M12 20.5l-7.6-7.7a4.7 4.7 0 0 1 6.6-6.7l1 1 1-1a4.7 4.7 0 0 1 6.6 6.7z" />,
  hourglass: (
    <path d="M6.5 3h11M6.5 21h11M8 3v3.5c0 2.5 4 4 4 5.5s-4 3-4 5.5V21M16 3v3.5c0 2.5-4 4-4 5.5s4 3 4 5.5V21" />
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.2" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <circle cx="16.6" cy="7.4" r=".6" fill="currentColor" />
    </>
  ),
  lamp: <path d="M8 3h8l3 8H5zM12 11v9M8.5 20.5h7" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <path d="M3.5 6.5L12 13l8.5-6.5" />
    </>
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />,
  minus: <path d="M5 12h14" />,
  'octagon-alert': <path d="M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v5.5M12 16.3v.2" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3" />,
  pencil: <path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z" />,
  phone: (
    <path d="M5 4h4l1.6 4.6-2.2 1.6a12 12 0 0 0 5.4 5.4l1.6-2.2L20 15v4a1.8 1.8 0 0 1-2 1.8C10.5 20.2 3.8 13.5 3.2 6A1.8 1.8 0 0 1 5 4z" />
  ),
  pin: (
    <>
      <path d="M12 21.5s7-6.3 7-11.8a7 7 0 0 0-14 0c0 5.5 7 11.8 7 11.8z" />
      <circle cx="12" cy="9.7" r="2.5" />
    </>
  ),
  play: <path d="M8 5l11 7-11 7z" fill="currentColor" />,
  plus: <path d="M12 5v14M5 12h14" />,
  printer: <path d="M7 8V3h10v5M7 17H3.5V8h17v9H17M7 14h10v7H7z" />,
  refresh: <path d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 14" />,
  search: <path d="M15 15l6 6M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0" />,
  share: <path d="M12 15V3M7 8l5-5 5 5M5 13v7.5h14V13" />,
  shoe: <path d="M9.5 12V7.5l4.5-3.5v8M8 12h7.5v3.5H8zM7 15.5h9.5V21H7z" />,
  ticket: (
    <>
      <path d="M3.5 6h17v4a2 2 0 0 0 0 4v4h-17v-4a2 2 0 0 0 0-4z" />
      <path d="M9.5 6v12" strokeDasharray="2 2.4" />
    </>
  ),
  trash: <path d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c.6-4.6 4-6.5 8-6.5s7.4 1.9 8 6.5" />
    </>
  ),
  'warning-triangle': <path d="M12 3.5L22 20.5H2zM12 10v5M12 17.7v.2" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="M10.5 9.5v5l4-2.5z" fill="currentColor" />
    </>
  ),
  'zoom-in': (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export const DIRECTIONAL: ReadonlySet<string> = new Set(['arrow-right', 'chevron-left', 'chevron-right', 'external'])
