/** The docs page of every component: Storybook's own blocks, with the guide of `parameters.guide` between them. */
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import { useFrames } from './docsFrames.ts'
import type { Guide } from './guide.ts'
import * as css from './GuidePage.css.ts'
import { StoryPicker } from './StoryPicker.tsx'

export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide, docs } = preparedMeta.parameters as { guide?: Guide; docs?: { story?: { inline?: boolean } } }
  const isFramed = docs?.story?.inline === false
  useFrames(isFramed)
  // The story shown before may have changed both.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = 'light'
    document.documentElement.dir = 'ltr'
  }, [])
  return (
    <>
      <Title />
      {guide ? <Subtitle>{guide.purpose}</Subtitle> : <Subtitle />}
      {guide ? null : <Description />}
      {isFramed ? (
        <StoryPicker />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {guide && <GuideSections guide={guide} />}
      {!isFramed && <Stories includePrimary={false} title="States and stories" />}
    </>
  )
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function keyboardTable({ keyboard }: Guide) {
  if (keyboard.length === 0) return 'Nothing in it takes focus.'
  const rows = keyboard.map(({ keys, does }) => `| ${keys} | ${does} |`)
  return ['| Key | What it does |', '| --- | --- |', ...rows].join('\n')
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Markdown>{children}</Markdown>
    </section>
  )
}

function GuideSections({ guide }: { guide: Guide }) {
  return (
    <div className={css.sections}>
      <Part title="Anatomy">{guide.anatomy.map((part, at) => `${at + 1}. ${part}`).join('\n')}</Part>
      <div className={css.pair}>
        <Part title="When to use it">{bullets(guide.use)}</Part>
        <Part title="When not to">{bullets(guide.avoid)}</Part>
      </div>
      <Part title="Keyboard">{keyboardTable(guide)}</Part>
      <Part title="Accessibility">{bullets(guide.accessibility)}</Part>
      <Part title="Words">{bullets(guide.content)}</Part>
      <div className={css.pair}>
        <Part title="Do">{bullets(guide.dos)}</Part>
        <Part title="Don’t">{bullets(guide.donts)}</Part>
      </div>
    </div>
  )
}
