import { useState } from 'react'
import iconPlaces from 'virtual:icon-places'
import { expect, spyOn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Icon, type IconName } from '../../design-system/components/Icon/Icon.tsx'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { TextField } from '../../design-system/components/TextField/TextField.tsx'
import { ICON_MEANINGS, iconsFor } from './iconMeanings.ts'
import * as css from './Icons.stories.css.ts'

const meta = preview.meta({
  title: 'Foundations/Icons',
  id: 'foundations-icons',
  parameters: {
    docs: {
      subtitle: 'Every icon, what it means, where it is used and what it is not for. Find one, and copy its code.',
    },
  },
})

const codeOf = (name: string) => `import { Icon } from '@aperture-acres/design-system/Icon'\n\n<Icon name="${name}" />`

function Meaning({ name, onCopy }: { name: IconName; onCopy: () => void }) {
  const { means, not } = ICON_MEANINGS[name]
  const places = iconPlaces[name] ?? []
  return (
    <li className={css.card}>
      <Icon name={name} size="large" />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span>{means}</span>
        <span className={css.note}>Not for: {not}</span>
        <span className={css.note}>
          {places.length > 0 ? `In ${places.join(', ')}.` : 'Nothing uses it at present.'}
        </span>
      </span>
      <span className={css.copy}>
        <Button variant="secondary" onClick={onCopy}>
          {`Copy ${name}`}
        </Button>
      </span>
    </li>
  )
}

function SearchableIcons() {
  const [wanted, setWanted] = useState('')
  const [said, setSaid] = useState('')
  const found = iconsFor(wanted)
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(codeOf(name))
      setSaid(`The code of ${name} is on the clipboard.`)
    } catch {
      setSaid(`The browser does not let this page copy. The code is: ${codeOf(name)}`)
    }
  }
  return (
    <Stack gap={6}>
      <TextField
        label="Find an icon by its name or meaning"
        hint="Such as “sold out”, “coupon” or “new tab”."
        name="icon"
        value={wanted}
        onChange={(next) => {
          setWanted(next)
          setSaid('')
        }}
      />
      <p role="status">{said || (found.length === 1 ? '1 icon' : `${found.length} icons`)}</p>
      <ul className={css.icons} aria-label="Icons">
        {found.map((name) => (
          <Meaning key={name} name={name} onCopy={() => void copy(name)} />
        ))}
      </ul>
    </Stack>
  )
}

/**
 * One icon has one meaning, everywhere. An icon beside words is decorative; one alone needs a `label`, or an IconButton
 * around it.
 */
export const SearchAndCopy = meta.story({
  name: 'Meanings: search and copy',
  render: () => <SearchableIcons />,
  play: async ({ canvas, step, userEvent }) => {
    const search = canvas.getByLabelText('Find an icon by its name or meaning')
    await step('found by name', async () => {
      await userEvent.type(search, 'chevron')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^4 icons$/)
      await expect(canvas.queryByText('camera', { exact: true })).toBeNull()
    })
    await step('found by meaning', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'sold out')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^1 icon$/)
      await expect(canvas.getByText('barred', { exact: true })).toBeVisible()
    })
    // The browser's clipboard would ask for permission.
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await step('copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy barred' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('The code of barred is on the clipboard.')
      await expect(written).toHaveBeenLastCalledWith(
        `import { Icon } from '@aperture-acres/design-system/Icon'\n\n<Icon name="barred" />`,
      )
    })
    await step('a browser that refuses is told', async () => {
      written.mockRejectedValue(new DOMException('', 'NotAllowedError'))
      await userEvent.click(canvas.getByRole('button', { name: 'Copy barred' }))
      await expect(canvas.getByRole('status')).toHaveTextContent(/does not let this page copy.*<Icon name="barred" \/>/)
    })
  },
})
