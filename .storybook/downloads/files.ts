import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import { apertureAcres } from '../../design-system/tokens/brands/apertureAcres.ts'
import type { Brand } from '../../design-system/tokens/brands/brand.ts'
import { themeTokens } from '../../design-system/tokens/dtcg.ts'
import { THEME_NAMES } from '../../design-system/tokens/themes.ts'
import { FOLDER, tokensOf } from '../../stories/foundations/downloads.ts'
import { paletteSheet, typeSheet } from './sheets.ts'

const ROOT = join(import.meta.dirname, '../..')
type Files = Map<string, string | Uint8Array>

/** The date of each file is fixed, so that the same files always make the same archive. */
const mtime = new Date(1980, 0, 1)

export const zip = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...files].map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { mtime },
  )

function filesIn(folder: string, pattern: string): Files {
  const from = join(ROOT, folder)
  const paths = globSync(pattern, { cwd: from }).toSorted()
  return new Map(paths.map((path) => [relative(from, join(from, path)), readFileSync(join(from, path))]))
}

async function icons(): Promise<Files> {
  const path = join(ROOT, 'design-system/components/Icon/drawings.tsx')
  const { module } = await runnerImport<{ drawings: Readonly<Record<string, ReactNode>> }>(path, { configFile: false })
  return new Map(
    Object.entries(module.drawings).map(([name, drawing]) => [
      `${name}.svg`,
      renderToStaticMarkup(
        createElement(
          'svg',
          {
            xmlns: 'http://www.w3.org/2000/svg',
            width: 24,
            height: 24,
            viewBox: '0 0 24 24',
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 1.75,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          },
          drawing,
        ),
      ),
    ]),
  )
}

/** The photographs of the demonstration catalogue belong to the first brand. */
const illustrations = ({ id }: Brand): Files =>
  new Map([
    ...filesIn(`storefront/brands/${id}/public/art`, '**/*.svg'),
    ...(id === apertureAcres.id ? filesIn('mocks/public/art', '**/*.svg') : []),
  ])

/** The first brand's fonts are subsets for its pages; other brands use Fontsource's files, or files in their folder. */
function fonts({ id, font }: Brand): Files {
  if (id === apertureAcres.id) return filesIn('design-system/fonts', '{*.woff2,LICENSE*}')
  return new Map([
    ...filesIn(`storefront/brands/${id}/fonts`, '*/*.*'),
    ...Object.values(font).flatMap((families) => {
      const name = basename(families.split(',')[0] ?? '')
        .replaceAll('"', '')
        .toLowerCase()
        .replaceAll(' ', '-')
      return [...filesIn(`node_modules/@fontsource/${name}`, '{files/*-latin*-normal.woff2,LICENSE}')].map(
        ([path, content]) => [`${name}/${basename(path)}`, content] as const,
      )
    }),
  ])
}

export async function filesOf(brand: Brand): Promise<Files> {
  const at = (name: string) => `${FOLDER}/${brand.id}/${name}`
  return new Map<string, string | Uint8Array>([
    ...THEME_NAMES.map(
      (theme) => [tokensOf(brand.id, theme), `${JSON.stringify(themeTokens(brand, theme), null, 2)}\n`] as const,
    ),
    [at('palette.svg'), paletteSheet(brand)],
    [at('type.svg'), typeSheet(brand)],
    [at('icons.zip'), zip(await icons())],
    [at('illustrations.zip'), zip(illustrations(brand))],
    [at('fonts.zip'), zip(fonts(brand))],
  ])
}
