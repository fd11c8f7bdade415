import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon, ICON_NAMES } from '../../design-system/components/Icon/Icon.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { Entry, Group } from './Group.tsx'

const meta = preview.meta({ title: 'Foundations/Icons', id: 'foundations-icons' })

export const All = meta.story({
  tags: ['visual'],
  render: () => (
    <Group name={`${ICON_NAMES.length} icons`}>
      {ICON_NAMES.map((name) => (
        <Entry key={name} name={name} value="">
          <Icon name={name} size="large" />
        </Entry>
      ))}
    </Group>
  ),
  play: async ({ canvas }) => {
    for (const name of ICON_NAMES) await expect(canvas.getByText(name, { exact: true })).toBeVisible()
  },
})

const codeOf = (name: string) => `import { Icon } from '@aperture-acres/design-system/Icon'\n\n<Icon name="${name}" />`

function SearchableIcons() {
  const [wanted, setWanted] = useState('')
  const [copied, setCopied] = useState('')
  const found = ICON_NAMES.filter((name) => name.includes(wanted.trim().toLowerCase()))
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(codeOf(name))
    setCopied(name)
  }
  return (
    <Stack gap={6}>
      <TextField label="Find an icon" name="icon" value={wanted} onChange={setWanted} />
      <p role="status">{copied ? `The code of ${copied} is on the clipboard.` : `${found.length} icons`}</p>
      <Group name="icons">
        {found.map((name) => (
          <Entry key={name} name={name} value="">
            <Icon name={name} size="large" />
            <Button variant="secondary" onClick={() => void copy(name)}>
              {`Copy ${name}`}
            </Button>
          </Entry>
        ))}
      </Group>
    </Stack>
  )
}

/** An icon beside words is decorative; one alone needs a `label`. */
export const SearchAndCopy = meta.story({
  render: () => <SearchableIcons />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Find an icon'), 'chevron')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 icons')
    await expect(canvas.queryByText('camera', { exact: true })).toBeNull()
  },
})
