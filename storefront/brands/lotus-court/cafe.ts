export const CAFE = undefined
