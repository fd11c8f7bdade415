import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'A picture that fills the width of its parent and reserves its space before it loads. Dimmed in the dark theme.',
  anatomy: [
    { part: 'Frame with the aspect ratio', find: 'span:has(> img)' },
    { part: 'Picture, or a placeholder drawing if it is missing', find: 'img' },
  ],
  use: ['For product photographs and anything that must be seen uncropped.'],
  avoid: ['For the brand’s own scenes, use ArchPicture.', 'For icons, use Icon.'],
  keyboard: [],
  accessibility: [
    '`alt` describes what the picture shows; leave it empty for decoration. The placeholder of a missing file has the same alt text.',
  ],
  content: ['Don’t repeat an adjacent title: leave `alt` empty instead.'],
  dos: [
    { text: 'Write words beside the picture.', example: 'wordsBeside' },
    'Set `ratio`, or the file’s own width and height.',
    'Let `PictureSources` find other widths and types for the whole app, and say in `sizes` how wide a picture is drawn.',
    'Load the first visible picture with `loading="eager"` and `fetchPriority="high"`.',
  ],
  donts: [{ text: 'Don’t put text in a picture.', example: 'wordsInside' }],
  covers: ['PictureSources'],
}
