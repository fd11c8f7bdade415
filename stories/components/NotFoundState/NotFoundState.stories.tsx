import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import {
  NotFoundState,
  type NotFoundStateProps,
} from '../../../design-system/components/NotFoundState/NotFoundState.tsx'
import { guide } from './guide.ts'
import { EVENING, NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Feedback/NotFoundState',
  id: 'components-notfoundstate',
  component: NotFoundState,
  parameters: { guide },
  args: { picture: EVENING, children: 'Sorry, no result found!' },
})

const onClick = fn()
const states = {
  'picture and sentence': {},
  'with a way on': {
    action: (
      <Button variant="secondary" onClick={onClick}>
        Show all outfits
      </Button>
    ),
  },
  'sentence alone': { picture: undefined },
  'the picture is missing': { picture: NOWHERE },
  'longest words': {
    children:
      'Nothing of everything that was ever hung in the green room fits what you chose, Donaudampfschifffahrtsgesellschaftskapitänsmützen among them',
  },
} satisfies Record<string, Partial<NotFoundStateProps>>

export const Default = meta.story({ parameters: { parts: states['with a way on'] } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet of={NotFoundState} base={args} states={states} cell={320} />,
})

export const SaidAfterASearchWithAWayOnByKeys = meta.story({
  args: { live: true, ...states['with a way on'] },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorry, no result found!')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onClick).toHaveBeenCalledOnce()
  },
})
