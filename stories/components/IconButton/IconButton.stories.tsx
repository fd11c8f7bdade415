import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { IconButton } from '../../../design-system/components/IconButton/IconButton.tsx'
import { Inline } from '../../../design-system/components/Layout/Layout.tsx'
import { Cell } from '../../support/StateSheet.tsx'

const onClick = fn()
const meta = preview.meta({
  title: 'Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
})

export const Default = meta.story({
  args: { icon: 'cart', label: 'Cart, 3 items', badge: '3', onClick },
  parameters: {
    off: [{ busy: true }, { outline: true, disabledReason: 'This is the last page' }],
    parts: { outline: true },
  },
})

export const States = meta.story({
  tags: ['visual'],
  args: { icon: 'cart', label: 'Cart', onClick },
  render: () => (
    <Inline gap={8} align="start">
      <Cell name="at rest">
        <IconButton icon="close" label="Close" onClick={onClick} />
      </Cell>
      <Cell name="outlined">
        <IconButton icon="chevron-right" label="Next" onClick={onClick} outline />
      </Cell>
      <Cell name="with a badge">
        <IconButton icon="cart" label="Cart, 3 items" badge="3" onClick={onClick} />
      </Cell>
      <Cell name="large badge">
        <IconButton icon="cart" label="Cart, 128 items" badge="128" onClick={onClick} />
      </Cell>
      <Cell name="busy">
        <IconButton icon="trash" label="Remove First Light" busy onClick={onClick} />
      </Cell>
      <Cell name="disabled with a reason">
        <IconButton
          icon="chevron-left"
          label="Previous"
          disabledReason="This is the first page"
          outline
          onClick={onClick}
        />
      </Cell>
      <Cell name="a link">
        <IconButton icon="instagram" label="Instagram" href="#instagram" outline />
      </Cell>
    </Inline>
  ),
})

export const PressedByKeySaysWhatIsOpenAndIs44PxWide = meta.story({
  args: { icon: 'menu', label: 'Menu', onClick, 'aria-expanded': false, 'aria-controls': 'menu' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu', expanded: false })
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onClick).toHaveBeenCalledTimes(1)
  },
  render: (args) => (
    <>
      <IconButton {...args} />
      <div id="menu" />
    </>
  ),
})
