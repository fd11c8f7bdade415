/** Colours are shown in every theme. */
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { THEMES } from '../../../.storybook/modes.ts'
import { facts } from './facts.ts'
import * as css from './guide.css.ts'
import { Section } from './Section.tsx'
import { Table } from './Table.tsx'
import { grouped, readable, type TokenGroup, valueOf, writtenAs } from './tokenValues.ts'

export function Tokens({ name }: { name: string }) {
  const { tokens = [] } = facts[name] ?? {}
  return (
    <Section title="Tokens">
      {tokens.length === 0 && <p className={css.text}>Its own styles use none.</p>}
      {grouped(tokens).map(({ title, paths }) => (
        <details key={title} className={css.details} open={title === 'Colour'}>
          <summary className={css.summary}>
            {title}, {paths.length}
          </summary>
          <Table
            label={title}
            head={title === 'Colour' ? ['Token', ...THEMES.map((theme) => theme.title)] : ['Token', 'Sample', 'Value']}
            rows={paths.map((path) => [
              <code key="name" className={css.code}>
                {writtenAs(path)}
              </code>,
              ...(title === 'Colour'
                ? THEMES.map(({ value }) => <Colour key={value} theme={value} path={path} />)
                : [<Sample key="sample" title={title} path={path} />, <Value key="value" path={path} />]),
            ])}
          />
        </details>
      ))}
    </Section>
  )
}

function Colour({ theme, path }: { theme: string; path: string }) {
  const isShadow = path.startsWith('color.shadow.')
  const property = isShadow ? 'boxShadow' : 'backgroundColor'
  const swatch = useRef<HTMLSpanElement>(null)
  const [value, setValue] = useState('')
  useLayoutEffect(() => {
    if (swatch.current) setValue(readable(getComputedStyle(swatch.current)[property]))
  }, [property])
  return (
    <span className={css.colour}>
      <span data-theme={theme} className={css.swatchGround}>
        <span ref={swatch} className={css.swatch} style={{ [property]: valueOf(path) }} />
      </span>
      <span className={css.value}>{isShadow ? 'shadow' : value}</span>
    </span>
  )
}

const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  font: (fontFamily) => ({ fontFamily }),
  fontSize: (fontSize) => ({ fontSize }),
  fontWeight: (fontWeight) => ({ fontWeight }),
  fontWidth: (fontStretch) => ({ fontStretch }),
}

function Sample({ title, path }: { title: TokenGroup; path: string }) {
  const value = valueOf(path)
  const group = path.split('.', 1)[0] ?? ''
  if (title === 'Shape') return <span className={css.corner} style={{ borderRadius: value }} />
  if (title === 'Space and size') return <span className={css.bar} style={{ inlineSize: `min(${value}, 160px)` }} />
  const style = SAMPLES[group]?.(value)
  return style ? (
    <span className={css.letters} style={style}>
      Ag
    </span>
  ) : null
}

/** Read from the page, because reduced motion changes durations, and type sizes grow with the window. */
function Value({ path }: { path: string }) {
  const probe = useRef<HTMLSpanElement>(null)
  const [now, setNow] = useState('')
  const value = valueOf(path)
  const property = path.startsWith('duration.')
    ? 'transitionDuration'
    : /^(?:fontSize|space|layoutGap)\./.test(path)
      ? 'paddingInlineStart'
      : undefined
  useLayoutEffect(() => {
    if (probe.current && property) setNow(getComputedStyle(probe.current)[property])
  }, [property])
  const isFixed = property === undefined || value === now
  const shown = path.startsWith('duration.') ? now : isFixed ? value : `${now} now: ${value}`
  return (
    <span className={css.value}>
      {property && <span ref={probe} className={css.probe} style={{ [property]: value }} />}
      {shown}
    </span>
  )
}
