import { Description, DocsContext, Story, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { isToLookAt } from '../../.storybook/behaviour.ts'
import { guidance, link } from './guide/guide.css.ts'
import { Section } from './guide/Section.tsx'
import * as css from './PlainPage.css.ts'
import { Reduced } from './Reduced.tsx'

interface PlainParameters {
  /** Its stories are text with their own headings. */
  isText?: boolean
  /** Its stories are large sheets. */
  isSheet?: boolean
}

/** Turns Storybook's 'In Every Theme' into 'In every theme'. */
const asHeading = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

export function PlainPage() {
  const docs = useContext(DocsContext)
  const primary = docs.storyById()
  const { isText = false, isSheet = false } = primary.parameters as PlainParameters
  const stories = docs.componentStories().filter((story) => isToLookAt(story) && story.tags.includes('autodocs'))
  const parts = stories.map(({ id, name, moduleExport }) => {
    const part = <Part of={moduleExport} id={id} isText={isText} />
    const sized = isSheet ? <Reduced id={id}>{part}</Reduced> : part
    return stories.length === 1 ? (
      <div key={id}>{sized}</div>
    ) : (
      <Section key={id} title={asHeading(name)}>
        {sized}
      </Section>
    )
  })
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <div className={`sb-unstyled ${guidance}`}>{parts}</div>
    </>
  )
}

type PartProps = Required<Pick<ComponentProps<typeof Story>, 'of'>> & { id: string; isText: boolean }

function Part({ of, id, isText }: PartProps) {
  return (
    <div className={css.part}>
      <Description of={of} />
      <div className={`docs-story ${isText ? css.text : css.stage}`}>
        <Story of={of} />
      </div>
      {!isText && (
        <p className={css.alone}>
          <a href={`./?path=/story/${id}`} target="_top" className={link}>
            Open in new tab
          </a>
        </p>
      )}
    </div>
  )
}
