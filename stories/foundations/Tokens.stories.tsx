/** Made from the tokens themselves: a new one shows up here without anybody writing it down. */
import type { ReactNode } from 'react'
import preview from '../../.storybook/preview.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Divider, Stack } from '../../design-system/components/Layout/Layout.tsx'
import { color } from '../../design-system/tokens/contract.css.ts'
import { palette } from '../../design-system/tokens/palette.ts'
import { duration, ease, fontSize, fontWeight, fontWidth, lineHeight, radius, space } from '../../design-system/tokens/scale.ts'
import * as css from './Tokens.stories.css.ts'

const meta = preview.meta({ title: 'Foundations/Tokens' })

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Divider strength="strong" />
      <Heading level={2} size="title-s">
        {name}
      </Heading>
      <div className={css.table}>{children}</div>
    </Stack>
  )
}

function Entry({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className={css.entry}>
      {children}
      <span>
        {name} <span className={css.value}>{value}</span>
      </span>
    </div>
  )
}

/** What each colour is for, in the theme of the toolbar. */
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
                style={group === 'shadow' ? { boxShadow: variable } : job === 'pictureDim' ? { filter: variable } : { background: variable }}
              />
            </Entry>
          ))}
        </Group>
      ))}
    </Stack>
  ),
})

/** Only themes read these. */
export const Palette = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={2}>
      {Object.entries(palette).map(([name, steps]) => (
        <div key={name} className={css.ramp}>
          <span>{name}</span>
          {(typeof steps === 'string' ? [steps] : Object.values(steps)).map((hex: string) => (
            <span key={hex} title={hex} className={css.chip} style={{ background: hex, width: '100%', borderRadius: 0, border: 0 }} />
          ))}
        </div>
      ))}
    </Stack>
  ),
})

export const Type = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      <Stack gap={4}>
        {Object.entries(fontSize).map(([name, value]) => (
          <div key={name}>
            <span style={{ fontSize: value, lineHeight: 1.15 }}>₹1,23,456 in {name}</span>
            <span className={css.value}>{value}</span>
          </div>
        ))}
      </Stack>
      <Group name="weight">
        {Object.entries(fontWeight).map(([name, value]) => (
          <Entry key={name} name={name} value={value}>
            <span style={{ fontWeight: value }}>Golden hour</span>
          </Entry>
        ))}
      </Group>
      <Group name="width, the lenses">
        {Object.entries(fontWidth).map(([name, value]) => (
          <Entry key={name} name={name} value={value}>
            <span style={{ fontStretch: value }}>Golden hour</span>
          </Entry>
        ))}
      </Group>
      <Group name="line height">
        {Object.entries(lineHeight).map(([name, value]) => (
          <Entry key={name} name={name} value={value} />
        ))}
      </Group>
    </Stack>
  ),
})

export const Scale = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={8}>
      <Stack gap={2}>
        {Object.entries(space).map(([name, value]) => (
          <div key={name}>
            <span className={css.value}>
              {name}: {value}
            </span>
            <div className={css.bar} style={{ width: value }} />
          </div>
        ))}
      </Stack>
      <Group name="corners">
        {Object.entries(radius).map(([name, value]) => (
          <Entry key={name} name={name} value={value}>
            <span className={css.arched} style={{ borderRadius: value }} />
          </Entry>
        ))}
      </Group>
      <Group name="motion">
        {Object.entries({ ...duration, ...ease }).map(([name, value]) => (
          <Entry key={name} name={name} value={value} />
        ))}
      </Group>
    </Stack>
  ),
})
