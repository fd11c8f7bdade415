import { expect, it } from 'vitest'
import { DEMONSTRATION } from '../payloads/demonstration.ts'
import { codeIn, outcome, startProvider, type Body } from '../testing/provider.ts'
import { createMemoryStorage } from './storage.ts'

const start = () => startProvider(createMemoryStorage(), DEMONSTRATION)

it('shows six posts per page, each once, and none beyond the last page', async () => {
  const { ask } = start()
  const page = async (PageNumber: number) => (await ask('GetBlogs', { PageNumber }))['blogs'] as Body[]
  const [first, second] = [await page(1), await page(2)]
  expect(first).toHaveLength(6)
  const slugs = [...first, ...second].map(({ Slug }) => Slug)
  expect(slugs).toEqual(DEMONSTRATION.blogs.slice(0, 12).map(({ Slug }) => Slug))
  expect(await page(1000)).toEqual([])
})

it('filters outfits by price, both ends included', async () => {
  const { ask } = start()
  const prices = async (FromPrice: number, ToPrice: number) => {
    const { OutFitList } = await ask('GetOutFits', { OutfitCategoryId: '', FromPrice, ToPrice, GenderType: 'A' })
    return (OutFitList as Body[]).map(({ SellingPrice }) => Number(SellingPrice)).toSorted((a, b) => a - b)
  }
  const all = await prices(0, 100_000)
  const [from, to] = [all[2]!, all.at(-3)!]
  expect(await prices(from, to)).toEqual(all.filter((price) => price >= from && price <= to))
  expect(all[0]).toBeLessThan(from)
})

it('accepts a code for an e-mail address in any case, and tells the old one of its change', async () => {
  const test = start()
  const { UserId, as } = await test.register('9000000001')
  const Otp = codeIn(
    outcome(await test.ask('SendOtpToEmailIdForNonRegisterUserWeb', { EmailId: 'New@Example.com' })).Msg,
  )
  const request = { UserId, NewEmailId: 'new@example.COM', Otp }
  expect(outcome(await test.ask('ChangeEmailId', request, as))).toEqual({
    n: 1,
    Msg: 'Your email id has been changed. Note sent to a•••@example.com. Sandbox note: Your email id was changed to n••@example.com.',
  })
})
