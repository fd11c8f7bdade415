/** Dos and don'ts: pairs of drawings first, then rules without one. */
import { Suspense } from 'react'
import { Icon } from '../../../design-system/components/Icon/Icon.tsx'
import { type Guide, ruleOf } from '../guide.ts'
import { Drawn, WIDEST_HALF } from './Drawn.tsx'
import { useDrawings } from './drawings.ts'
import * as css from './guide.css.ts'
import { Section, Stage } from './Section.tsx'
import { Lines, Words } from './Words.tsx'

const KINDS = { do: 'Do', dont: 'Don’t' } as const
type Kind = keyof typeof KINDS

export function Rules({ name, guide }: { name: string; guide: Guide }) {
  const rules = { do: guide.dos.map(ruleOf), dont: guide.donts.map(ruleOf) }
  const drawn = (kind: Kind) =>
    rules[kind].flatMap(({ text, example }) => (example === undefined ? [] : [{ kind, text, example }]))
  const said = (kind: Kind) => rules[kind].flatMap(({ text, example }) => (example === undefined ? [text] : []))
  const [dos, donts] = [drawn('do'), drawn('dont')]
  const pairs = Array.from({ length: Math.max(dos.length, donts.length) }, (_, at) => [dos[at], donts[at]]).flat()
  return (
    <Section title="Do and don’t">
      {pairs.length > 0 && (
        <Suspense fallback={null}>
          <div className={css.examples}>
            {pairs.map(
              (rule, at) => rule && <Example key={rule.text} name={name} column={(at % 2) as 0 | 1} {...rule} />,
            )}
          </div>
        </Suspense>
      )}
      <div className={css.pair}>
        {(['do', 'dont'] as const).map(
          (kind) =>
            said(kind).length > 0 && (
              <div key={kind}>
                <h3 className={css.kind[kind]}>{KINDS[kind]}</h3>
                <Lines lines={said(kind)} />
              </div>
            ),
        )}
      </div>
    </Section>
  )
}

interface ExampleProps {
  name: string
  kind: Kind
  text: string
  example: string
  column: 0 | 1
}

function Example({ name, kind, text, example, column }: ExampleProps) {
  const isWide = (useDrawings(name).frame?.width ?? 0) > WIDEST_HALF
  return (
    <figure className={css.example[kind]} data-column={isWide ? 'both' : column} data-example={example}>
      <Stage className={css.exampleStage}>
        {/* The caption describes the picture. A bad example must not be used or announced. */}
        <div className={css.exampleBody} inert>
          <Drawn name={name} example={example} />
        </div>
      </Stage>
      <figcaption className={css.caption}>
        <b className={css.verdict[kind]}>
          <Icon name={kind === 'do' ? 'check' : 'close'} size="small" />
          {KINDS[kind]}
        </b>
        <Words>{text}</Words>
      </figcaption>
    </figure>
  )
}
