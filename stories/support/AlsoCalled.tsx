/** On a component's docs page: the words by which the search finds it. */
import { useOf } from '@storybook/addon-docs/blocks'
import { anchorOf, SYNONYMS } from './synonyms.ts'

export function AlsoCalled() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const words = SYNONYMS[preparedMeta.title.split('/').at(-1)!] ?? []
  if (words.length === 0) return null
  return (
    <p>
      Also called{' '}
      {words.map((word, at) => (
        <span key={word} id={anchorOf(word)}>
          {at > 0 && ', '}
          {word}
        </span>
      ))}
      .
    </p>
  )
}
