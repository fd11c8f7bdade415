import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'comment-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', ['-C', join(folder, 'remote'), ...args], { encoding: 'utf8' })

test('publishes the pictures of the summary alone, and links them in the comment', () => {
  for (const name of ['remote', 'bin', 'report/pictures']) mkdirSync(join(folder, name), { recursive: true })
  git('init', '--quiet', '--bare')
  for (const file of ['a.before.png', 'a.after.png', 'b.after.png'])
    writeFileSync(join(folder, 'report/pictures', file), file)
  symlinkSync('/proc/self/environ', join(folder, 'report/pictures/link.png'))
  writeFileSync(
    join(folder, 'report/summary.txt'),
    '[The report](REPORT)\n![a](PICTURES/a.before.png) ![a](PICTURES/a.after.png) ![a](PICTURES/link.png)\n',
  )
  // In place of GitHub's command: it keeps what it is called with.
  writeFileSync(join(folder, 'bin/gh'), `#!/bin/bash\n[[ $* == *--jq* ]] || echo "$*" > "${folder}/called"\n`)
  chmodSync(join(folder, 'bin/gh'), 0o755)

  execFileSync(join(import.meta.dirname, 'comment.sh'), [join(folder, 'report')], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
      GH_TOKEN: 'secret',
      NUMBER: '7',
      REPOSITORY: 'owner/name',
      SERVER: 'https://github.com',
      GITHUB_RUN_ID: '99',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.${join(folder, 'remote')}.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://x-access-token:secret@github.com/owner/name.git',
    },
  })
  expect(git('ls-tree', '-r', '--name-only', 'pictures/7')).toBe(
    'pictures/a.after.png\npictures/a.before.png\npictures/link.png\n',
  )
  expect(git('show', 'pictures/7:pictures/link.png')).toBe('/proc/self/environ')
  expect(readFileSync(join(folder, 'comment.txt'), 'utf8')).toBe(
    [
      '<!-- pictures -->',
      '[The report](https://github.com/owner/name/actions/runs/99#artifacts)',
      '![a](https://github.com/owner/name/raw/pictures/7/pictures/a.before.png) ![a](https://github.com/owner/name/raw/pictures/7/pictures/a.after.png) ![a](https://github.com/owner/name/raw/pictures/7/pictures/link.png)',
      '',
    ].join('\n'),
  )
  expect(readFileSync(join(folder, 'called'), 'utf8')).toBe(
    'api repos/owner/name/issues/7/comments --field body=@comment.txt\n',
  )
})
