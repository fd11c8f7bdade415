import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Icon, ICON_NAMES, ICON_SIZES, type IconName } from '../../../design-system/components/Icon/Icon.tsx'
import { Inline } from '../../../design-system/components/Layout/Layout.tsx'
import { Cell } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Media/Icon',
  id: 'components-icon',
  component: Icon,
  args: { name: 'cart' as IconName },
})

export const Default = meta.story({})

export const All = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
      {ICON_NAMES.map((name) => (
        <Cell key={name} name={name}>
          <Inline gap={3}>
            {ICON_SIZES.map((size) => (
              <Icon key={size} name={name} size={size} />
            ))}
          </Inline>
        </Cell>
      ))}
    </div>
  ),
})
export const IsDecorationUnlessItHasAName = meta.story({
  render: (args) => (
    <Inline gap={4}>
      <Icon {...args} />
      <Icon {...args} label="Cart" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const named = canvas.getByRole('img')
    await expect(named).toHaveAccessibleName('Cart')
    await expect(named).toBeVisible()
  },
})
