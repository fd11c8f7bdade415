import { memo } from 'react'
import { Alert, ProductCard } from '../../../design-system/index.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { useAddToCart } from '../../shell/useAddToCart.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees } from '../../text/money.ts'
import type { Outfit } from './sort.ts'

/** The list price is struck through only if it differs (OUTF-27, OUTF-28). */
function priceOf({ SellingPrice, Price }: Outfit) {
  if (SellingPrice === null) return { selling: MESSAGES.priceOnRequest }
  return {
    selling: rupees(SellingPrice),
    ...(Price !== null && Price !== SellingPrice && { list: rupees(Price), listLabel: 'List price' }),
  }
}

/** `Size S, M, L`, but `Free size`. */
function sizeOf({ Sizes }: Outfit): string | undefined {
  const sizes = Sizes.trim()
  return sizes === '' || /size/i.test(sizes) ? sizes || undefined : `Size ${sizes}`
}

/** OUTF-24 to OUTF-31. */
export const OutfitCard = memo(function OutfitCard({ outfit, first }: { outfit: Outfit; first: boolean }) {
  const name = outfit.ProductName.trim() || 'Outfit'
  const { adding, add, stepper } = useAddToCart('outfit', outfit.OutfitID)
  return (
    <>
      <ProductCard
        name={name}
        level={2}
        picture={{ src: outfit.ImageLink, alt: '', loading: first ? 'eager' : 'lazy' }}
        size={sizeOf(outfit)}
        price={priceOf(outfit)}
        {...(outfit.SellingPrice === null
          ? { action: askForPrice(name) }
          : {
              quantity: { ...stepper, label: `Quantity, ${name}` },
              action: {
                label: 'Add to cart',
                describedName: `Add to cart, ${name}`,
                // Changing the quantity brings the button back.
                added: adding.status === 'added' && adding.note,
                onPress: () => void add(),
                busy: adding.status === 'busy' && MESSAGES.wait,
              },
            })}
      />
      {adding.status === 'problem' && <Alert tone="danger">{adding.msg}</Alert>}
    </>
  )
})
