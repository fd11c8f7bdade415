/** Functions that run in a docs page. Playwright sends their source, so they use nothing from outside themselves. */

interface Render {
  readonly type?: string
  readonly phase?: string
}
interface Framed {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: Render; readonly storyRenders?: readonly Render[] }
}

/** One story of a docs page. */
export interface Block {
  /** `components-badge--states`. */
  readonly story: string
  /** Shown in its place when it could not be drawn or played. */
  readonly error?: string
  /** Whether any of it is visible in its place. */
  readonly isSeen: boolean
}

export interface PageInspection {
  readonly title: string
  readonly blocks: readonly Block[]
  /** The element that covers the title. */
  readonly cover?: string
  /** Elements that a story drew outside its place: fixed to the window, or added to the body. */
  readonly strays: readonly string[]
  /** Horizontal overflow and scroll position in CSS pixels. */
  readonly sideways: number
  readonly scrolled: number
  readonly direction: string
  readonly hasIcon: boolean
}

/** Whether every story of the page has finished. Lazy frames are loaded one after the other. */
export function allStoriesFinished(isText = false): boolean {
  const previewOf = (frame: Window | null) => (frame as Framed | null)?.['__STORYBOOK_PREVIEW__']
  const isOver = (render?: Render) => /^(?:finished|errored|aborted)$/.test(render?.phase ?? '')
  if (document.body?.matches('.sb-show-errordisplay, .sb-show-nopreview')) return true
  const { currentRender, storyRenders = [] } = previewOf(window) ?? {}
  if (currentRender?.type !== 'docs' || !document.querySelector('.sbdocs h1')) return false
  const blocks = document.querySelectorAll('[data-story-block]')
  if (isText && blocks.length === 0) return true
  const frames = Array.from(
    document.querySelectorAll<HTMLIFrameElement>('[data-story-block] iframe:not([data-screen])'),
  )
  if (blocks.length === 0 || storyRenders.length + frames.length < blocks.length || !storyRenders.every(isOver))
    return false
  const next = frames.find((frame) => !isOver(previewOf(frame.contentWindow)?.currentRender))
  if (next) next.loading = 'eager'
  return !next
}

export function inspectPage(): PageInspection {
  const BROKEN = '.sb-show-errordisplay, .sb-show-nopreview'
  /** Smaller boxes, in CSS pixels, are for screen readers. */
  const SEEN = 4

  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 160)
  const named = (element: Element) => `${element.tagName.toLowerCase()} '${textOf(element).slice(0, 60)}'`

  /** Whether it draws text, a picture, a control, a background, a border or a shadow. */
  function paints(element: Element): boolean {
    if (element.matches('img, svg, canvas, video, input, textarea, select, progress')) return true
    if (Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      return true
    const { backgroundColor, backgroundImage, borderTopWidth, boxShadow } = getComputedStyle(element)
    return (
      backgroundImage !== 'none' ||
      boxShadow !== 'none' ||
      borderTopWidth !== '0px' ||
      !/^transparent$|, 0\)$/.test(backgroundColor)
    )
  }

  function isSeenIn(place: DOMRect, root: Element): boolean {
    return [root, ...root.querySelectorAll('*')].some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const width = Math.min(right, place.right) - Math.max(left, place.left)
      const height = Math.min(bottom, place.bottom) - Math.max(top, place.top)
      return (
        width > SEEN &&
        height > SEEN &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        paints(element)
      )
    })
  }

  function framed(story: string, frame: HTMLIFrameElement): Block {
    const { body } = frame.contentDocument!
    const phase = (frame.contentWindow as Framed | null)?.['__STORYBOOK_PREVIEW__']?.currentRender?.phase
    if (body.matches(BROKEN) || phase !== 'finished')
      return { story, error: textOf(body.querySelector('#error-message')) || `It is ${phase}.`, isSeen: false }
    const { width, height } = frame.getBoundingClientRect()
    const inside = new DOMRect(0, 0, frame.clientWidth, frame.clientHeight)
    return {
      story,
      isSeen:
        width > SEEN &&
        height > SEEN &&
        frame.checkVisibility() &&
        Array.from(body.children).some((root) => isSeenIn(inside, root)),
    }
  }

  function blockOf(block: Element): Block {
    const story = block.id.replace(/^story--/, '').replace(/--primary$/, '')
    const frame = block.querySelector<HTMLIFrameElement>('iframe:not([data-screen])')
    if (frame) return framed(story, frame)
    const inner = block.querySelector(':scope > [data-name]')
    if (!inner) return { story, error: textOf(block) || 'It is not there.', isSeen: false }
    return {
      story,
      isSeen: Array.from(inner.children).some((root) =>
        isSeenIn(block.closest('.docs-story')!.getBoundingClientRect(), root),
      ),
    }
  }

  /** Whether a fixed element is placed by the window, not by a transformed ancestor. */
  function isLoose(element: Element): boolean {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).transform !== 'none') return false
    return true
  }

  const everywhere = new DOMRect(-1e6, -1e6, 2e6, 2e6)
  const fixed = Array.from(document.querySelectorAll('[data-story-block] *')).filter(
    (element) => getComputedStyle(element).position === 'fixed' && isLoose(element),
  )
  const beside = Array.from(document.body.children).filter(
    (element) => !element.matches('#storybook-docs, #storybook-root, [class^="sb-"], script, style'),
  )
  const title = document.querySelector('.sbdocs h1')
  const { left = 0, top = 0, height = 0 } = title?.getBoundingClientRect() ?? {}
  const onTop = document.elementFromPoint(left + 8, top + height / 2)
  const isReached = title && title === onTop?.closest('h1') && !title.closest('[aria-hidden="true"], [inert]')
  const { scrollWidth, clientWidth, dir } = document.documentElement
  return {
    title: document.body.matches(BROKEN) ? '' : textOf(title),
    blocks: Array.from(document.querySelectorAll('[data-story-block]'), blockOf),
    ...(title && !isReached && { cover: onTop ? named(onTop) : 'nothing' }),
    strays: [...fixed, ...beside].filter((element) => isSeenIn(everywhere, element)).map(named),
    sideways: scrollWidth - clientWidth,
    scrolled: Math.round(window.scrollY),
    direction: dir || 'ltr',
    hasIcon: document.querySelector('link[rel~="icon"]') !== null,
  }
}

/** A ResizeObserver and React render within two frames. @returns horizontal overflow in CSS pixels. */
export const sidewaysAfterTwoFrames = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => done(document.documentElement.scrollWidth - document.documentElement.clientWidth)),
    ),
  )
