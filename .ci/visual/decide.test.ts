import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import { updateBaselines } from './baselines.ts'
import { acceptRun } from './decide.ts'
import { startRun } from './lastRun.ts'
import { CHANNELS, encodePng } from './picture.ts'
import type { Component } from './storyIndex.ts'

const scratch = mkdtempSync(join(tmpdir(), 'decide-'))
const [report, baselines] = [join(scratch, 'report'), join(scratch, 'baselines')]
afterAll(() => rmSync(scratch, { recursive: true }))

const drawn = (shade: number) => encodePng({ width: 2, height: 2, pixels: Buffer.alloc(2 * 2 * CHANNELS, shade) })
const accept = async (component: string, story: string, mode: ModeName, shade: number) =>
  updateBaselines(component, [{ story: `${component}--${story}`, mode, png: await drawn(shade) }], baselines)

test('--update forgets pictures of stories and components that are gone', async () => {
  await accept('components-badge', 'states', 'desktop', 1)
  await accept('components-badge', 'old', 'desktop', 2)
  await accept('components-price', 'old', 'desktop', 3)
  const badge: Component = {
    id: 'components-badge',
    file: 'stories/components/Badge.stories.tsx',
    stories: [{ id: 'components-badge--states', path: 'Catalogue/Badge/States' }],
    modes: ['desktop'],
  }
  const run = startRun(report, { renderer: { chromium: '1', platform: 'plan 9' }, isWhole: false })
  await run.add(
    { component: badge.id, story: 'components-badge--states', path: 'Catalogue/Badge/States/desktop', mode: 'desktop' },
    { kind: 'same' },
  )
  run.addGone({ all: [badge], chosen: [badge] }, baselines)
  expect(run.close().groups.map(({ title, words }) => [title, words])).toEqual([
    ['components/badge', 'gone'],
    ['components/price', 'gone'],
  ])

  expect(await acceptRun(report, 'Badge', baselines)).toMatchObject({ paths: ['components/badge/old/desktop'] })
  expect(readFileSync(join(baselines, 'components-badge/pictures.txt'), 'utf8')).toMatch(
    /^components-badge--states \| desktop \| 2x2 \| \w{20}\n$/,
  )
  expect(readdirSync(join(baselines, 'components-badge'))).toHaveLength(2)
  expect(readdirSync(baselines)).toContain('components-price')
  await acceptRun(report, undefined, baselines)
  expect(readdirSync(baselines)).toEqual(['components-badge'])
})
