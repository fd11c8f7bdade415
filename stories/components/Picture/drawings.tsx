import { Picture, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile, tinted } from '../../support/sketch.tsx'

const SUN = '<circle cx="300" cy="90" r="50" fill="#fdb117"/>'
const field = tinted('#b8bfef', SUN)
const poster = tinted(
  '#b8bfef',
  `${SUN}<text x="20" y="170" font-size="44" font-family="sans-serif">Monsoon offer</text><text x="20" y="225" font-size="32" font-family="sans-serif">20 % off in July</text>`,
)

export const drawings: Drawings = {
  examples: {
    wordsBeside: () => (
      <Pile width={260}>
        <Picture src={field} alt="" ratio="4/3" />
        <Text>Monsoon offer: 20 % off in July</Text>
      </Pile>
    ),
    wordsInside: () => (
      <Pile width={260}>
        <Picture src={poster} alt="" ratio="4/3" />
      </Pile>
    ),
  },
}
