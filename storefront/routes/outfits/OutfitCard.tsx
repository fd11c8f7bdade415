import { memo, useState } from 'react'
import { Alert, ProductCard, Select } from '../../../design-system/index.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'
import { useAddToCart } from '../../shell/useAddToCart.ts'
import { useKept } from '../../shell/hydrated.ts'
import { readText, writeText } from '../../storage.ts'
import type { SizeKey } from '../../storageKeys.ts'
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

export const OutfitCard = memo(function OutfitCard({ outfit, first }: { outfit: Outfit; first: boolean }) {
  const name = outfit.ProductName.trim() || 'Outfit'
  const { action, problem, note, stepper } = useAddToCart('outfit', outfit.OutfitID, name)
  return (
    <>
      <ProductCard
        name={name}
        level={2}
        picture={{ src: outfit.ImageLink, alt: '', loading: first ? 'eager' : 'lazy' }}
        size={sizeOf(outfit)}
        note={note}
        price={priceOf(outfit)}
        options={<SizeWish outfit={outfit} name={name} />}
        {...(outfit.SellingPrice === null
          ? { action: askForPrice(name) }
          : { quantity: { ...stepper, label: `Quantity, ${name}` }, action })}
      />
      <PlanHeart kind="Outfits" id={String(outfit.OutfitID)} name={name} />
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
})

/** `S, M, L` are three sizes to choose from. `38 to 44` and `Free size` offer no choice. */
function sizesOf(Sizes: string): string[] {
  const sizes = Sizes.split(',').map((size) => size.trim())
  return sizes.length > 1 ? sizes.filter(Boolean) : []
}

/** The size goes into the order note (`cart/orderNote.ts`). */
function SizeWish({ outfit: { OutfitID, Sizes, SellingPrice }, name }: { outfit: Outfit; name: string }) {
  const key: SizeKey = `Size ${OutfitID}`
  const kept = useKept(() => readText('session', key) ?? '', '')
  const [chosen, setChosen] = useState<string>()
  const sizes = sizesOf(Sizes)
  if (sizes.length === 0 || SellingPrice === null) return null
  return (
    <Select
      label="Your size"
      aria-label={`Your size, ${name}`}
      value={chosen ?? kept}
      placeholder="Any"
      options={sizes.map((value) => ({ value, text: value }))}
      onChange={(size) => {
        setChosen(size)
        writeText('session', key, size || null)
      }}
    />
  )
}
