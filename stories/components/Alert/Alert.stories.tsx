import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Alert, type AlertProps } from '../../../design-system/components/Alert/Alert.tsx'
import { TextLink } from '../../../design-system/components/TextLink/TextLink.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Feedback/Alert',
  id: 'components-alert',
  component: Alert,
  args: { tone: 'info' as AlertProps['tone'], children: 'Kindly Login before proceeding' },
})

const states = {
  success: { tone: 'success', children: 'Coupon applied' },
  warning: { tone: 'warning', children: 'The end time will be 9 PM, you can choose different slot' },
  danger: { tone: 'danger', children: 'Booking amount should not exceed total payable amount' },
  info: {},
  'with a title': {
    tone: 'danger',
    title: 'Do not pay again',
    children: 'An unexpected error has occured, please contact administrator.',
  },
  'with a way on': {
    tone: 'danger',
    children: 'Package is already exist',
    action: <TextLink href="#cart">View cart</TextLink>,
  },
  'one long word': {
    tone: 'warning',
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller',
  },
} satisfies Record<string, Partial<AlertProps>>

export const Default = meta.story({
  parameters: { parts: { ...states['with a title'], action: <TextLink href="#again">Try again</TextLink> } },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<AlertProps> of={Alert} base={args} states={states} />,
})

export const SpeaksAsLoudAsAsked = meta.story({
  render: () => (
    <>
      <Alert tone="success" live="polite">
        Coupon applied
      </Alert>
      <Alert tone="danger" live="assertive">
        Server Down!! Please Try Again Later..
      </Alert>
      <Alert tone="info">Stood here from the start</Alert>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon applied')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Server Down!!')
  },
})
