import { lazyLater } from '../lazyWithPreload.ts'

/** Lies over a picture, so that nothing moves when it loads. */
export const PlanHeart = lazyLater(async () => (await import('./Heart.tsx')).Heart)
