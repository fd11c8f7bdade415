import { useEffect, useState } from 'react'
import changelog from '../../CHANGELOG.md?raw'
import { Icon, type IconName } from '../../design-system/components/Icon/Icon.tsx'
import { color } from '../../design-system/tokens/contract.css.ts'
import * as css from './Introduction.css.ts'
import { besidePage } from './besidePage.ts'

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

interface Component {
  /** `components-badge` */
  id: string
  /** `Catalogue/Badge` */
  title: string
  /** Only in the published Storybook (`stories/visual/thumbnails.ts`). */
  hasThumbnail: boolean
}

const fetchJson = async (path: string): Promise<unknown> => (await fetch(besidePage(path))).json()

async function readComponents(): Promise<Component[]> {
  const [index, thumbnails] = await Promise.all([fetchJson('index.json'), fetchJson('thumbnails.json')])
  const { entries } = index as { entries: Record<string, { id: string; title: string }> }
  return Object.values(entries)
    .filter(({ id }) => /^components-.*--docs$/.test(id))
    .map(({ id, title }) => ({ id: id.replace(/--docs$/, ''), title }))
    .map((one) => ({ ...one, hasThumbnail: (thumbnails as string[]).includes(one.id) }))
}

function Group({ name, components }: { name: string; components: readonly Component[] }) {
  return (
    <section>
      <h3 className={css.group}>{name}</h3>
      <div className={css.cards}>
        {components.map(({ id, title, hasThumbnail }) => (
          <a key={id} className={css.card} href={`./?path=/docs/${id}--docs`} target="_top">
            <span className={css.stage}>
              {hasThumbnail ? (
                <img className={css.thumbnail} src={besidePage(`thumbnails/${id}.webp`)} alt="" loading="lazy" />
              ) : (
                <Icon name="camera" />
              )}
            </span>
            <span className={css.name}>{title.split('/').at(-1)}</span>
          </a>
        ))}
      </div>
    </section>
  )
}

export function Gallery() {
  const [components, setComponents] = useState<readonly Component[]>([])
  useEffect(() => {
    void readComponents().then(setComponents)
  }, [])
  const groups = Map.groupBy(components, ({ title }) => title.split('/', 1)[0]!)
  return [...groups].map(([name, members]) => <Group key={name} name={name} components={members} />)
}

export const Tokens = () => (
  <>
    <p className={css.display}>Three acres, under one sky.</p>
    <div className={css.swatches}>
      {Object.entries({ ...color.surface, ...color.action }).map(([job, variable]) => (
        <span key={job} title={`${job}: ${variable}`} className={css.swatch} style={{ background: variable }} />
      ))}
    </div>
    <p>
      {[
        ['colour', 'Colour'],
        ['type', 'Type'],
        ['spacing', 'Spacing, grid and breakpoints'],
        ['motion', 'Motion'],
        ['icons', 'Icons'],
        ['voice', 'Voice'],
        ['illustrations', 'Illustrations'],
        ['brands', 'Brands'],
        ['tokens', 'Tokens'],
      ].map(([id, name], at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <a href={`./?path=/docs/foundations-${id}--docs`} target="_top">
            {name}
          </a>
        </span>
      ))}
    </p>
  </>
)

export function Changes() {
  const [, unreleased = ''] = changelog.split(/^## .*$/m)
  const lines = unreleased.match(/^- .*$/gm)?.slice(0, 6) ?? []
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line.slice(2).replaceAll(/[`*]/g, '')}</li>
        ))}
      </ul>
      <p>
        <a href="./?path=/docs/foundations-changelog--docs" target="_top">
          All changes
        </a>
      </p>
    </>
  )
}
