/** Cart type codes, CONST-48 to 52. */
export const CART_TYPES = {
  package: { TypeId: 1, TypeName: 'ShootPackages' },
  stay: { TypeId: 2, TypeName: 'LuxuryStay' },
  professional: { TypeId: 3, TypeName: 'HireProfessional' },
  outfit: { TypeId: 4, TypeName: 'BeautifulOutfits' },
  food: { TypeId: 5, TypeName: 'FoodAndBeverages' },
} as const
export type CartType = keyof typeof CART_TYPES
export type TypeId = (typeof CART_TYPES)[CartType]['TypeId']

/** GenderType of outfits for everybody (CONST-07). */
export const EVERYBODY = 'A'

/** Only event pictures of this Type are shown (EVD-04). */
export const GALLERY = 'Gallery'

/** The cookie by which v1 recognises an anonymous browser. */
export const SESSION_COOKIE = 'SessionId'

/** 15 lower-case letters and digits (STOR-13). */
export function isSessionId(value: string): boolean {
  return /^[0-9a-z]{15}$/.test(value)
}
