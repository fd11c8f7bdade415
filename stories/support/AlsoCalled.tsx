/** On a component's docs page: the words by which the search finds it. */
import { anchorOf } from './guide.ts'

export function AlsoCalled({ words }: { words: readonly string[] }) {
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
