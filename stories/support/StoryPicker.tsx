/** Shows one framed story at a time: side by side they would share a session and take each other's focus. */
import { Canvas, Controls, Description, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { isToLookAt } from '../../.storybook/behaviour.ts'
import * as css from './GuidePage.css.ts'

/** Outside of React, because Storybook remounts the page when the toolbar changes. */
let chosen: string | undefined
function keep(story: string): string {
  chosen = story
  return story
}

export function StoryPicker() {
  const docs = useContext(DocsContext)
  const stories = docs.componentStories().filter(isToLookAt)
  const [id, setId] = useState(chosen)
  const shown = stories.find((story) => story.id === id) ?? docs.storyById()
  return (
    <>
      <div role="group" aria-label="Stories" className={css.choices}>
        {stories.map((story) => (
          <button
            key={story.id}
            type="button"
            aria-pressed={story.id === shown.id}
            className={css.choice}
            onClick={() => setId(keep(story.id))}
          >
            {story.name}
          </button>
        ))}
      </div>
      <Description of={shown.moduleExport} />
      <Canvas key={shown.id} of={shown.moduleExport} withToolbar />
      <Controls of={shown.moduleExport} />
    </>
  )
}
