/** Synonyms that Storybook's search finds, on a component's docs page. */
import { text } from './guide/guide.css.ts'
import { anchorOf } from './guide.ts'

export function AlsoCalled({ words }: { words: readonly string[] }) {
  return (
    <p className={`sb-unstyled ${text}`}>
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
