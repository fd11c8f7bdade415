import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A picture seen through the nine-cusp arch of the house. ArchDefinition puts the outline on the page once.',
  anatomy: [
    'Arch-shaped frame',
    'Picture, or the quiet drawing where it is missing',
    'Terracotta line outside (optional)',
  ],
  use: ['For people, places and packages: pictures that stand for the house.'],
  avoid: ['For product photographs that must be seen to their corners: Picture.', 'For decoration in text: Icon.'],
  keyboard: [],
  accessibility: [
    '`alt` is the picture’s words; give it empty for decoration.',
    'A file that can’t be had is replaced by a drawing with the same words.',
  ],
  content: ['Say what is to be seen, not “picture of”.'],
  dos: [
    'Put ArchDefinition on the page once, near its start.',
    'Keep the subject in the lower two thirds: the arch narrows above.',
  ],
  donts: ['Don’t draw the line more than once on a screen.', 'Don’t put text into the picture.'],
  covers: ['ArchDefinition', 'ArchPicture'],
}
