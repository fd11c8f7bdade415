import type { StoryIndex } from 'storybook/internal/types'
import changelog from '../../CHANGELOG.md?raw'
import { Icon, type IconName } from '../../design-system/components/Icon/Icon.tsx'
import { color } from '../../design-system/tokens/contract.css.ts'
import * as css from './Introduction.css.ts'
import { besidePage, useJson } from './besidePage.ts'

/** Six, because they fill rows of one, two and three. */
const PLACES: readonly { icon: IconName; name: string; note: string; id: string }[] = [
  {
    icon: 'eye',
    name: 'For designers',
    note: 'Find a component, review a change, add a state.',
    id: 'guides-for-designers',
  },
  {
    icon: 'check',
    name: 'For QA',
    note: 'Situations, accounts, what is tested, visual reports.',
    id: 'guides-for-qa',
  },
  {
    icon: 'pencil',
    name: 'For developers',
    note: 'Layers, data flow, and why it’s built this way.',
    id: 'docs-architecture',
  },
  {
    icon: 'info',
    name: 'Foundations',
    note: 'Colour, type, space, motion, icons and voice.',
    id: 'foundations-colour',
  },
  {
    icon: 'arrow-right',
    name: 'The shop itself',
    note: 'Complete pages.',
    id: 'pages-catalogue',
  },
  {
    icon: 'check-circle',
    name: 'Status',
    note: 'Which components are ready, new or experimental.',
    id: 'foundations-component-status',
  },
]

export const Places = () => (
  <div className={css.places}>
    {PLACES.map(({ icon, name, note, id }) => (
      <a key={id} className={css.card} href={`./?path=/docs/${id}--docs`} target="_top">
        <Icon name={icon} />
        <span className={css.name}>{name}</span>
        <span className={css.note}>{note}</span>
      </a>
    ))}
  </div>
)

interface GroupProps {
  name: string
  docs: readonly { id: string; title: string }[]
  /** Ids of components that have one: only in the published Storybook (`stories/visual/thumbnails.ts`). */
  thumbnails: readonly string[]
}

function Group({ name, docs, thumbnails }: GroupProps) {
  return (
    <section>
      <h3 className={css.group}>{name}</h3>
      <div className={css.cards}>
        {docs.map(({ id, title }) => {
          const component = id.replace(/--docs$/, '')
          return (
            <a key={id} className={css.card} href={`./?path=/docs/${id}`} target="_top">
              <span className={css.stage}>
                {thumbnails.includes(component) ? (
                  <img
                    className={css.thumbnail}
                    src={besidePage(`thumbnails/${component}.webp`)}
                    alt=""
                    loading="lazy"
                  />
                ) : (
                  <Icon name="camera" />
                )}
              </span>
              <span className={css.name}>{title.split('/').at(-1)}</span>
            </a>
          )
        })}
      </div>
    </section>
  )
}

export function Gallery() {
  const index = useJson<StoryIndex>('index.json')
  const thumbnails = useJson<readonly string[]>('thumbnails.json')
  if (!index || !thumbnails) return null
  const docs = Object.values(index.entries).filter(({ id }) => /^components-.*--docs$/.test(id))
  const groups = Map.groupBy(docs, ({ title }) => title.split('/', 1)[0]!)
  return [...groups].map(([name, members]) => <Group key={name} name={name} docs={members} thumbnails={thumbnails} />)
}

export const Tokens = () => (
  <>
    <p className={css.display}>Three acres, under one sky.</p>
    <div className={css.swatches}>
      {Object.entries({ ...color.surface, ...color.action }).map(([job, variable]) => (
        <span key={job} title={`${job}: ${variable}`} className={css.swatch} style={{ background: variable }} />
      ))}
    </div>
  </>
)

export function Changes() {
  const [, unreleased = ''] = changelog.split(/^## .*$/m)
  const lines = unreleased.match(/^- .*$/gm)?.slice(0, 6) ?? []
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line.slice(2).replaceAll(/[`*]/g, '')}</li>
      ))}
    </ul>
  )
}
