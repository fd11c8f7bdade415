import * as css from './Skeleton.css.ts'

export const SKELETON_SHAPES = ['text', 'block', 'card', 'circle'] as const

const SIZE = {
  text: { width: '100%', height: '18' },
  block: { width: '100%', height: '160' },
  card: { width: '100%', height: '320' },
  circle: { width: '48', height: '48' },
} as const

export interface SkeletonProps {
  /** What it stands for; sets its usual size and corners. */
  shape: (typeof SKELETON_SHAPES)[number]
  /** A CSS length: `60%`, `12rem`, `240px`. */
  width?: string | undefined
  /** A CSS length; by default that of its shape. */
  height?: string | undefined
  /** How many lines of text; the last is shorter. */
  lines?: number | undefined
}

/**
 * An empty SVG with size attributes, because the content security policy forbids style attributes on prerendered pages.
 */
export function Skeleton({ shape, width = SIZE[shape].width, height = SIZE[shape].height, lines = 1 }: SkeletonProps) {
  if (lines <= 1) return <svg className={css.shape[shape]} width={width} height={height} aria-hidden="true" />
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <svg key={at} className={css.shape[shape]} width={at === lines - 1 ? '62%' : width} height={height} />
      ))}
    </span>
  )
}
