/** Finds what is missing in the table of states; each sentence says what to do. */
import type { Inventory } from './inventory.ts'
import { isComponent } from '../../.storybook/modes.ts'
import { ALL_MODES, type BaselinesByComponent, type ComponentStates, type Gap, type State } from './table.ts'

/** Enough to name it in a command: the sidebar has groups and pages of the same name. */
const shortOf = ({ id, title }: ComponentStates) => (isComponent(id) ? title.slice(title.lastIndexOf('/') + 1) : title)
const idOf = (name: string) => `components-${name.toLowerCase()}`
const quoted = (word: string) => (word.includes(' ') ? `"${word}"` : word)

function missingPictures(component: ComponentStates, { name, pictures }: State): Gap[] {
  const missing = ALL_MODES.filter((mode) => pictures[mode] === null)
  if (missing.length === 0) return []
  const [short, story] = [shortOf(component), `${shortOf(component)}/${name}`]
  const sentence = `${story} has no accepted picture in: ${missing.join(', ')}. Run npm run visual -- --only ${quoted(short)}, look, then npm run visual -- --update ${quoted(short)}.`
  return [{ where: `${component.title}/${name}`, sentence }]
}

function obsoletePictures(components: readonly ComponentStates[], baselines: BaselinesByComponent): Gap[] {
  const wanted = new Map(components.flatMap(({ states }) => states.map(({ id, pictures }) => [id, pictures])))
  return Object.entries(baselines).flatMap(([component, baselines]) =>
    Object.entries(baselines).flatMap(([story, modes]) => {
      const gone = ALL_MODES.filter((mode) => modes[mode] && wanted.get(story)?.[mode] === undefined)
      if (gone.length === 0) return []
      const sentence = wanted.has(story)
        ? `${story} is no longer captured in: ${gone.join(', ')}. Run npm run visual, then npm run visual -- --update ${story}.`
        : `The story ${story} is gone, but it has pictures in .ci/visual/baselines. Run npm run visual, then npm run visual -- --update ${story}.`
      return [{ where: component, sentence }]
    }),
  )
}

function unexplainedExceptions(component: ComponentStates, { name, axe: { exception } }: State): Gap[] {
  if (!exception || exception.reason) return []
  const what = exception.rules === 'all' ? 'is not judged by axe' : `does without ${exception.rules.join(', ')}`
  return [
    {
      where: `${component.title}/${name}`,
      sentence: `${shortOf(component)}/${name} ${what}, without a reason. Write it as a comment beside the exception in ${component.file}.`,
    },
  ]
}

function missingStories({ guides, exported }: Inventory, components: readonly ComponentStates[]): Gap[] {
  const byId = new Map(components.map((component) => [component.id, component]))
  const storyless = exported
    .filter(
      (name) =>
        !guides.some((guide) => (guide.name === name || guide.covers.includes(name)) && byId.has(idOf(guide.name))),
    )
    .map((name) => ({
      where: idOf(name),
      sentence: `${name} has no stories. Write stories/components/${name}.stories.tsx, or name it in the \`covers\` of the guide that shows it.`,
    }))
  const unplayed = guides
    .filter(({ name, keyboard }) => keyboard.length > 0 && byId.get(idOf(name))?.states.every(({ plays }) => !plays))
    .map(({ name }) => ({
      where: idOf(name),
      sentence: `${name} has keys in its guide, but no story that presses them. Add a story with a \`play\` to stories/components/${name}.stories.tsx.`,
    }))
  return [...storyless, ...unplayed]
}

/** Pictures count as missing once any is accepted. */
export function gapsOf(
  inventory: Inventory,
  components: readonly ComponentStates[],
  baselines: BaselinesByComponent,
): Gap[] {
  const pictures =
    Object.keys(baselines).length === 0
      ? []
      : [
          ...components.flatMap((one) => one.states.flatMap((state) => missingPictures(one, state))),
          ...obsoletePictures(components, baselines),
        ]
  return [
    ...pictures,
    ...components.flatMap((one) => one.states.flatMap((state) => unexplainedExceptions(one, state))),
    ...missingStories(inventory, components),
  ]
}

export function gapsInResults(components: readonly ComponentStates[], themes: readonly string[]): Gap[] {
  return components.flatMap((component) =>
    component.states.flatMap(({ name, axe, passed }): Gap[] => {
      const [where, short] = [`${component.title}/${name}`, `${shortOf(component)}/${name}`]
      if (passed === false)
        return [{ where, sentence: `${short} failed. Run npm test -- stories; it is in ${component.file}.` }]
      if (axe.exception?.rules === 'all') return []
      if (!axe.themes)
        return [
          {
            where,
            sentence: `${short} was not tested. Run npm run states.`,
          },
        ]
      const unseen = themes.filter((theme) => !axe.themes?.includes(theme))
      return unseen.length > 0
        ? [
            {
              where,
              sentence: `${short} was not judged by axe in: ${unseen.join(', ')}. Run npm run states; the story is in ${component.file}.`,
            },
          ]
        : []
    }),
  )
}
