// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { inArabic, speakArabic } from './arabic.ts'

it.each([
  ['Add to cart', 'أضف إلى السلة'],
  ['Add to cart, Gulmohar Lehenga', 'أضف إلى السلة، لهنغا غولموهر'],
  ['Sold out on 12 Dec 2026', 'نفدت الحجوزات في 12 ديسمبر 2026'],
  ['2:00 pm – 8:00 pm', '2:00 مساءً – 8:00 مساءً'],
  ['Sundown?', 'سوندوون؟'],
  ['#AA20418, GST 18%, a@b.example', '#AA20418، GST 18%، a@b.example'],
  ['₹24,500', '₹24,500'],
  ['Pay ₹24,500', 'ادفع \u200E₹24,500'],
])('%s', (english, arabic) => expect(inArabic(english)).toBe(arabic))

it('puts words that come later and names into Arabic, and leaves alone what is not to be translated', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<button aria-label="Search"></button><p>Next</p><figcaption translate="no">Next</figcaption>'
  const stop = speakArabic(root)
  root.append('Home')
  root.querySelector('p')!.firstChild!.nodeValue = 'Price'
  await Promise.resolve()
  expect(root.textContent).toBe('السعرNextالرئيسية')
  expect(root.querySelector('button')!.ariaLabel ?? root.querySelector('button')!.getAttribute('aria-label')).toBe(
    'بحث',
  )
  stop()
  root.append('Home')
  await Promise.resolve()
  expect(root.textContent).toMatch(/Home$/)
})
