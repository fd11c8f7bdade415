import { afterAll, afterEach, type TestContext } from 'vitest'
import { page } from 'vitest/browser'
import { setResize } from './checks/resize.ts'
import { unseenVariants } from './checks/variants.ts'

// No check reads pixels, and drawing takes a tenth of the time. In its frame a story does not notice.
window.parent.document.body.style.opacity = '0'

/** Resizes the story's iframe within its tab, which is quicker than resizing the tab. */
setResize(async (width, height) => {
  const { innerWidth, innerHeight, document } = window.parent
  if (width > innerWidth || height > innerHeight) return page.viewport(width, height)
  document.body.style.setProperty('--viewport-width', `${width}px`)
  document.body.style.setProperty('--viewport-height', `${height}px`)
})

let file: TestContext['task']['file'] | undefined
afterEach(({ task }) => {
  file = task.file
})

afterAll(async () => {
  const component = /stories\/components\/(\w+)\/\w+\.stories\.tsx$/.exec(file?.filepath ?? '')?.[1]
  // Variants can only be judged after every story of the file has passed.
  if (!file || !component || file.tasks.some(({ mode, result }) => mode !== 'run' || result?.state !== 'pass')) return
  const unseen = await unseenVariants(component)
  if (unseen.length > 0)
    throw new Error(`Show ${unseen.join(', ')} in a story of stories/components/${component}/${component}.stories.tsx.`)
})
