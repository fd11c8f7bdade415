import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Pagination, type PaginationProps } from '../../../design-system/components/Pagination/Pagination.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const written = { hrefOf: '(page) => `?page=${page}`', pageLabel: '(page) => `Page ${page}`' }

const meta = preview.meta({
  title: 'Navigation/Pagination',
  id: 'components-pagination',
  component: Pagination,
  parameters: { written },
  args: {
    label: 'Pages',
    page: 2,
    count: 12,
    hrefOf: (page: number) => `#page-${page}`,
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
  },
})

const states = {
  'the second of twelve': {},
  'the first': { label: 'Pages, the first', page: 1 },
  'in the middle': { label: 'Pages, in the middle', page: 6 },
  'the last': { label: 'Pages, the last', page: 12 },
  'beyond the last': { label: 'Pages, beyond the last', page: 99 },
  one: { label: 'Pages, one', page: 1, count: 1 },
  three: { label: 'Pages, three', page: 2, count: 3 },
  'a great many': { label: 'Pages, a great many', page: 500, count: 1234 },
  'longest words': {
    label: 'Pages, longest words',
    previousLabel: 'The page before this one',
    nextLabel: 'The page that comes after it',
  },
} satisfies Record<string, Partial<PaginationProps>>

export const Default = meta.story({ parameters: { off: states['the first'] } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet of={Pagination} base={args} states={states} cell={560} />,
  play: async ({ canvas }) => {
    const beyond = within(canvas.getByRole('navigation', { name: 'Pages, beyond the last' }))
    await expect(beyond.getByRole('link', { current: 'page' })).toHaveTextContent('12')
    const next = beyond.getByRole('link', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).not.toHaveAttribute('href')
    await expect(beyond.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-11')
  },
})

export const EachPageIsNamedInFullSeenInTwoDigits = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: 'Page 2' })
    await expect(second).toHaveTextContent('02')
    await expect(second).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3')
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-1')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus()
  },
})
export const SaysThatItStaysAtTheFirst = meta.story({
  args: { page: 1 },
  play: async ({ canvas, userEvent }) => {
    const before = window.location.hash
    const previous = canvas.getByRole('link', { name: 'Previous' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).not.toHaveAttribute('href')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await userEvent.click(previous)
    await expect(window.location.hash).toBe(before)
    await expect(canvas.getByRole('link', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
  },
})
