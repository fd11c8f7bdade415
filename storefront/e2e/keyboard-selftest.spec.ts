import { unseenFocus } from './testing/walk/unseenFocus.ts'
import { expect, test } from './testing/walk/walk.ts'

test('an invisible focus and a covered one are found', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
  const box = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
  await walk.open('/contact-us')
  await walk.tabTo(box('Name'))
  expect(walk.faults).toEqual([])
  expect(await unseenFocus(page, 'main')).toEqual([])

  await box('Email').evaluate((field) => {
    field.setAttribute('data-planted', '')
    const plain = new CSSStyleSheet()
    plain.replaceSync(
      '[data-planted] { outline: none !important; box-shadow: none !important; border-color: gray !important }',
    )
    document.adoptedStyleSheets.push(plain)
  })
  await walk.tabTo(box('Email'))
  expect(walk.faults).toEqual([expect.stringMatching(/^textbox, Email, .*pixels show the focus, \d+ are needed$/)])

  await page.evaluate(() => {
    const bar = Object.assign(document.createElement('div'), { textContent: 'A bar' })
    Object.assign(bar.style, { position: 'fixed', inset: '0', zIndex: '1000', background: 'white' })
    document.body.append(bar)
  })
  await walk.tabTo(box('Mobile'))
  expect(walk.faults.slice(1)).toEqual([expect.stringMatching(/^textbox, Mobile, .*covered by div "A bar"$/)])

  await page.evaluate(() => {
    const narrow = document.createElement('div')
    Object.assign(narrow.style, { overflow: 'hidden', width: 'fit-content' })
    const cut = Object.assign(document.createElement('button'), { textContent: 'Cut off', className: 'cut' })
    narrow.append(cut)
    document.querySelector('main')?.prepend(narrow)
  })
  expect(await unseenFocus(page, 'main')).toEqual(
    expect.arrayContaining([
      'button "Cut off" has its ring cut off by div "Cut off"',
      'label "Email" has no ring',
      'button "Send message" is covered by div "A bar"',
    ]),
  )
})
