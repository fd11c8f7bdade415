/** Generated from the tokens. */
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { color } from '../../design-system/tokens/contract.css.ts'
import { palette } from '../../design-system/tokens/palette.ts'
import { Entry, Group } from './Group.tsx'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Tokens',
  id: 'foundations-tokens',
  parameters: {
    docs: {
      subtitle: 'All variables in the theme of the toolbar, and the palette behind them, which only themes use.',
    },
  },
})

/** Semantic colours, in the theme of the toolbar. */
export const Jobs = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      {Object.entries(color).map(([group, jobs]) => (
        <Group key={group} name={group}>
          {Object.entries(jobs).map(([job, variable]) => (
            <Entry key={job} name={job} value={variable}>
              <span
                className={css.chip}
                style={
                  group === 'shadow'
                    ? { boxShadow: variable }
                    : job === 'pictureDim'
                      ? { filter: variable }
                      : { background: variable }
                }
              />
            </Entry>
          ))}
        </Group>
      ))}
    </Stack>
  ),
})

/** Used only by themes. */
export const Palette = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={2}>
      {Object.entries(palette).map(([name, steps]) => (
        <div key={name} className={css.ramp}>
          <span>{name}</span>
          {(typeof steps === 'string' ? [steps] : Object.values(steps)).map((hex: string) => (
            <span
              key={hex}
              title={hex}
              className={css.chip}
              style={{ background: hex, width: '100%', borderRadius: 0, border: 0 }}
            />
          ))}
        </div>
      ))}
    </Stack>
  ),
})
