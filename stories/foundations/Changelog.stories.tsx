import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import changelog from '../../CHANGELOG.md?raw'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'

/** Supports the Markdown subset of that file: headings, lists, code, emphasis. */
const asHtml = (markdown: string) =>
  markdown
    .split(/\n{2,}/)
    .map((block) => {
      const text = block
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
        .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
      const [, signs, heading] = /^(#+) (.*)$/s.exec(text) ?? []
      if (signs) return `<h${signs.length}>${heading}</h${signs.length}>`
      return text.startsWith('- ')
        ? `<ul>${text
            .split(/^- /m)
            .slice(1)
            .map((item) => `<li>${item}</li>`)
            .join('')}</ul>`
        : `<p>${text}</p>`
    })
    .join('')

const meta = preview.meta({
  title: 'Start/Changelog',
  id: 'foundations-changelog',
  parameters: {
    docs: { subtitle: 'What changed for those who use the shop or build with the design system.' },
    isText: true,
    asWritten: true,
  },
})

export const Changelog = meta.story({
  tags: ['visual', 'text'],
  // The page already shows the file's title.
  render: () => <Prose html={asHtml(changelog.replace(/^# .*\n/, ''))} tableLabel="Table" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Known limits' })).toBeVisible()
    await expect(canvasElement).toHaveTextContent(/released|\d+\.\d+\.\d+/)
  },
})
