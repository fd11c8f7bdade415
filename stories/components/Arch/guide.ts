import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A picture framed by the brand’s nine-cusp arch. ArchDefinition defines the outline once per page.',
  alsoCalled: ['image mask', 'frame'],
  anatomy: [
    { part: 'Arch-shaped frame', find: 'span:has(> img)' },
    { part: 'Picture, or a placeholder drawing if it is missing', find: 'img' },
    { part: 'Terracotta outline (optional)', find: 'span + svg' },
  ],
  use: ['For people, places and packages: pictures that represent the brand.'],
  avoid: ['For product photographs that must be seen uncropped, use Picture.', 'For decoration in text, use Icon.'],
  keyboard: [],
  accessibility: [
    '`alt` describes the picture; leave it empty for decoration.',
    'A file that fails to load is replaced by a placeholder with the same alt text.',
  ],
  content: ['Describe what the picture shows; omit “picture of”.'],
  dos: [
    { text: 'Keep the subject in the lower two thirds: the arch narrows towards the top.', example: 'subjectLow' },
    'Render ArchDefinition once, near the start of the page.',
  ],
  donts: [
    { text: 'Don’t place the subject near the top, where the arch cuts it off.', example: 'subjectHigh' },
    'Don’t use the outline more than once on a screen.',
    'Don’t put text in the picture.',
  ],
  covers: ['ArchDefinition', 'ArchPicture'],
}
