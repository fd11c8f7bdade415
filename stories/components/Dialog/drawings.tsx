import { Button, Dialog, Picture, Stack, TextField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing } from '../../support/sketch.tsx'

const content = (
  <Stack gap={5}>
    <TextField label="Mobile number" name="mobile" value="" onChange={nothing} />
    <Button width="full">Send code</Button>
  </Stack>
)
const login = (title: string) => (
  <Dialog open onClose={nothing} title={title} closeLabel="Close" size="small">
    {content}
  </Dialog>
)

export const drawings: Drawings = {
  frame: { width: 860, height: 470 },
  anatomy: () => (
    <Dialog
      open
      onClose={nothing}
      title="Log in"
      description="We send a code to your number."
      closeLabel="Close"
      size="large"
      aside={<Picture src={EVENING} alt="" ratio="fill" />}
    >
      {content}
    </Dialog>
  ),
  examples: {
    namesTask: () => login('Log in'),
    greets: () => login('Hello and welcome!'),
  },
}
