/** Generated from the tokens. */
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Tokens',
  id: 'foundations-tokens',
  parameters: {
    docs: {
      subtitle:
        'The palette of the brand in the toolbar. Only themes use it: Colour shows what each value does in each theme.',
    },
  },
})

/** Used only by themes. */
export const Palette = meta.story({
  tags: ['visual'],
  render: (_args, { globals }) => (
    <Stack gap={2}>
      {Object.entries((BRANDS.find(({ id }) => id === globals['brand']) ?? BRANDS[0]!).palette).map(([name, steps]) => (
        <div key={name} className={css.ramp}>
          <span>{name}</span>
          {(typeof steps === 'string' ? [steps] : Object.values(steps)).map((hex: string) => (
            <span key={hex}>
              <span
                className={css.chip}
                style={{ background: hex, display: 'block', width: '100%', borderRadius: 0, border: 0 }}
              />
              <code className={css.value}>{hex}</code>
            </span>
          ))}
        </div>
      ))}
    </Stack>
  ),
})
