import { lazyLater } from '../lazyWithPreload.ts'

/** Lies over a picture, so that nothing moves when it comes. */
export const PlanHeart = lazyLater(async () => (await import('./Heart.tsx')).Heart)
