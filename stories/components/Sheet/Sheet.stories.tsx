import { expect, fn, screen, waitFor } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { CheckboxGroup } from '../../../design-system/components/CheckboxGroup/CheckboxGroup.tsx'
import { FilterPanel } from '../../../design-system/patterns/FilterPanel/FilterPanel.tsx'
import { RadioGroup } from '../../../design-system/components/RadioGroup/RadioGroup.tsx'
import { Sheet, type SheetProps } from '../../../design-system/components/Sheet/Sheet.tsx'
import { OpenerPage } from '../../support/OpenerPage.tsx'

function Page(props: SheetProps) {
  return (
    <OpenerPage open={props.open} onClose={props.onClose} heading="Beautiful outfits" opener="Filter">
      {(opening) => <Sheet {...props} {...opening} />}
    </OpenerPage>
  )
}

const NAMES = ['Lehenga', 'Gowns', 'Sarees', 'Sherwani & kurta', 'Suits', 'Maternity']
const categories = (many = 1) => ({
  legend: 'Category',
  value: ['Lehenga 1', 'Gowns 1'],
  options: Array.from({ length: many }, (_, at) =>
    NAMES.map((name, count) => ({ value: `${name} ${at + 1}`, text: name, count: 9 + count })),
  ).flat(),
  onChange: () => {},
})
const audience = {
  legend: 'Outfits for',
  value: 'All',
  options: ['All', 'Women', 'Men', 'Kids'].map((value) => ({ value, text: value })),
  onChange: () => {},
}

const snippet = `import { useState } from 'react'
import { Button, RadioGroup, Sheet } from '@aperture-acres/design-system'

const options = [
  { value: 'all', text: 'All' },
  { value: 'women', text: 'Women' },
]

export function Example() {
  const [open, setOpen] = useState(false)
  const [value, setValue] = useState('all')
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Filter"
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Apply</Button>}
      >
        <RadioGroup
          legend="Outfits for"
          options={options}
          value={value}
          onChange={setValue}
        />
      </Sheet>
    </>
  )
}
`

const meta = preview.meta({
  title: 'Overlays/Sheet',
  id: 'components-sheet',
  component: Sheet,
  parameters: { snippet, layout: 'fullscreen', docs: framed() },
  args: {
    open: false,
    onClose: fn(),
    title: 'Filter',
    closeLabel: 'Close',
    children: <FilterPanel label="Filters" look="sheet" audience={audience} categories={categories()} />,
    actions: (
      <>
        <Button>Apply</Button>
        <Button variant="secondary">Reset</Button>
      </>
    ),
  },
  render: (args) => <Page {...args} />,
})

export const Default = meta.story({ tags: ['visual'], args: { open: true } })
export const LongerThanTheScreen = meta.story({
  tags: ['visual'],
  args: {
    open: true,
    title: 'Filter by category, and by everything else that was ever hung in the green room',
    description: 'Takes hold when you press Apply.',
    children: <CheckboxGroup {...categories(6)} legendLook="title" />,
  },
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Apply' })
    // The sheet slides up when it opens.
    await waitFor(() => expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const title = screen.getByRole('heading', { name: /^Filter by category/ })
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})
export const WithoutActions = meta.story({
  tags: ['visual'],
  args: { open: true, actions: undefined, children: <RadioGroup {...audience} legendLook="title" /> },
})

export const FocusStaysInsideAndEscapeReturnsIt = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Filter' })
    await expect(sheet).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(sheet).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
