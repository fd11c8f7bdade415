import type { CallName } from '../../contract/calls.ts'
import { MESSAGES } from '../../../text/messages.ts'
import { EVERYBODY, GALLERY } from '../../contract/codes.ts'
import { readRupees } from '../../../text/money.ts'
import { placeOf } from '../effect.ts'
import type { Body, Exchange } from '../exchange.ts'
import { elements, values } from '../visit.ts'
import { accepted, grouped, NOT_ANSWERED, type Finding, type Row, type Run } from './row.ts'

const UNIQUE: Readonly<Partial<Record<CallName, readonly [list: string, field: string]>>> = {
  GetPackageCategory: ['packagecategorylist', 'SlugName'],
  GetPackageDeatils: ['packagelist', 'PackageId'],
  GetOutFits: ['OutFitList', 'OutfitID'],
  GetSets: ['Setslist', 'SlugId'],
  GetProfessionalCategory: ['professionalcategorylist', 'SlugName'],
  GetProfessionalDetails: ['professionallist', 'ID'],
  GetFoodAndBeverages: ['foodandbeverageslist', 'Id'],
  GetEventsCategory: ['eventcategorylist', 'SlugId'],
  GetFAQ: ['FAQList', 'FAQId'],
  GetBlogs: ['blogs', 'Slug'],
  GetRoomPackage: ['Roompackagelist', 'Id'],
  GetRecceCategory: ['reccecategorylist', 'Id'],
}

function repeated(one: Exchange): Finding[] {
  const [list = '', field = ''] = UNIQUE[one.name] ?? []
  const seen = new Set<string>()
  return elements(one, list).flatMap((element, at) => {
    const found = element[field]
    const value = typeof found === 'string' || typeof found === 'number' ? String(found) : ''
    if (value === '' || !seen.has(value)) {
      seen.add(value)
      return []
    }
    const says = `${value} is there twice`
    const shows = `The shop would take both for the same thing in ${placeOf(one.name)}: one of them could not be chosen.`
    return [{ call: one.title, path: `${list}[${at}].${field}`, says, shows }]
  })
}

const PRICED: Readonly<Partial<Record<CallName, readonly [list: string, before: string]>>> = {
  GetPackageDeatils: ['packagelist', 'PackagePrice'],
  GetOutFits: ['OutFitList', 'Price'],
  GetRoomPackage: ['Roompackagelist', 'Price'],
}

function strangePrices(one: Exchange): Finding[] {
  const [list = '', before = ''] = PRICED[one.name] ?? []
  return elements(one, list).flatMap((element, at) => {
    const [now, then] = [readRupees(element['SellingPrice']), readRupees(element[before])]
    const cut = readRupees(element['DiscountAmount'])
    if (now === undefined || then === undefined) return []
    const about = { call: one.title, path: `${list}[${at}].SellingPrice` }
    if (now > then) {
      const says = `is above ${before}: ${String(element['SellingPrice'])} and ${String(element[before])}`
      return [{ ...about, says, shows: 'The shop would strike through a price that is lower than the one to pay.' }]
    }
    if (cut === undefined || cut === 0 || then - cut === now) return []
    const says = `is not ${before} less DiscountAmount`
    return [{ ...about, says, shows: 'The shop would show a discount that the prices beside it do not have.' }]
  })
}

const priceIn = (element: Body): number | undefined => readRupees(element['SellingPrice'])

function outsideRange(found: readonly Exchange[], filters: Exchange | undefined): Finding[] {
  const range = (filters?.body?.['Price'] ?? {}) as Body
  const [from, to] = [readRupees(range['MinSellingPrice']), readRupees(range['MaxSellingPrice'])]
  const [all, cheaper] = found
  if (!filters || !all || from === undefined || to === undefined) return []
  const about = { call: filters.title, path: 'Price' }
  if (elements(all, 'OutFitList').length === 0) {
    const says = `GetOutFits has nothing from ${String(range['MinSellingPrice'])} to ${String(range['MaxSellingPrice'])} rupees`
    return [
      { ...about, says, shows: `The shop would show “${MESSAGES.noResult}” instead of ${placeOf('GetOutFits')}.` },
    ]
  }
  const outside = elements(all, 'OutFitList').filter((element) => {
    const price = priceIn(element)
    return price !== undefined && (price < from || price > to)
  })
  if (outside.length > 0) {
    const says = `${outside.length} outfits cost less or more than the range says`
    return [{ ...about, says, shows: 'The price filter could not reach them.' }]
  }
  const middle = Math.round((from + to) / 200) * 100
  const dear = elements(cheaper, 'OutFitList').filter((element) => (priceIn(element) ?? 0) > middle)
  if (dear.length === 0) return []
  const says = `has ${dear.length} outfits above the asked ToPrice of ${middle / 100}`
  return [{ call: 'GetOutFits', path: 'OutFitList', says, shows: 'The price filter would change nothing.' }]
}

const CONTENT: Readonly<Partial<Record<CallName, string>>> = {
  GetPackageDeatils: 'packagelist',
  GetEventsDetails: 'eventdetaillist',
  GetProfessionalDetails: 'professionallist',
  GetSetViewDetails: 'Setsmodel',
  GetProfessionalGallery: 'professionalgallerylist',
}

function emptyPage(one: Exchange): Finding[] {
  const field = CONTENT[one.name]
  if (field === undefined) return []
  const content = one.body?.[field]
  const isEmpty = content === null || content === undefined || (Array.isArray(content) && content.length === 0)
  if (!isEmpty) return []
  const says = 'is empty, though another list leads here'
  return [
    {
      call: one.title,
      path: field,
      says,
      shows: `The shop would show “${MESSAGES.noResult}” on ${placeOf(one.name).replace('the list', 'a page')}.`,
    },
  ]
}

function strangePages(first: Exchange, second: Exchange | undefined): Finding[] {
  const count = Number(first.body?.['PageCount'])
  const slugs = values(first, 'blogs', 'Slug')
  const about = { call: first.title, path: 'PageCount' }
  if (slugs.length > 0 && count < 1)
    return [
      { ...about, says: `is ${count}, and there are posts`, shows: 'The shop would show no way to the next posts.' },
    ]
  if (!second) return []
  const next = values(second, 'blogs', 'Slug')
  const again = next.filter((slug) => slugs.includes(slug))
  if (next.length === 0)
    return [
      {
        ...about,
        says: `is ${count}, and page 2 is empty`,
        shows: `The shop would show “${MESSAGES.noResult}” on page 2.`,
      },
    ]
  if (again.length === 0) return []
  const says = `page 2 repeats ${again.length === next.length ? 'page 1' : `${again.length} posts of page 1`}: PageNumber counts from 1`
  return [{ call: second.title, path: 'blogs', says, shows: 'The shop would show the same posts on each page.' }]
}

function strangePost(one: Exchange): Finding[] {
  const value = one.body?.['blogs']
  const post = ((Array.isArray(value) ? value[0] : value) ?? {}) as Body
  const content = post['BlogContent']
  const about = { call: one.title, path: 'blogs.BlogContent' }
  if (typeof content !== 'string' || content.trim() === '')
    return [{ ...about, says: 'is missing or empty', shows: 'The shop would show a heading without a text.' }]
  if (/&amp;(?:lt|gt|quot|#\d+);/.test(content))
    return [{ ...about, says: 'is encoded twice', shows: 'Visitors would read the tags: “<p>Hello</p>”.' }]
  if (/<p\b|<h\d\b|<div\b/i.test(content))
    return [
      {
        ...about,
        says: 'is HTML, and should be encoded once (&lt;p&gt;)',
        shows: 'The shop would lose what looks like an entity in the text.',
        tolerated: true,
      },
    ]
  return []
}

/** List items that the shop looks for; without one, a part of a page stays empty. */
const LOOKED_FOR: Readonly<
  Partial<Record<CallName, readonly [list: string, field: string, value: string, shows: string]>>
> = {
  GetOutfitCategoryTypeList: [
    'Outfitcategorylist',
    'Type',
    EVERYBODY,
    'No type would be chosen at first, and nobody could go back to all outfits.',
  ],
  GetEventsDetails: ['eventdetaillist', 'Type', GALLERY, 'The page of this event would have no photographs.'],
}

function lacking(one: Exchange): Finding[] {
  const [list = '', field = '', value = '', shows = ''] = LOOKED_FOR[one.name] ?? []
  const found = elements(one, list)
  if (found.length === 0 || found.some((element) => element[field] === value)) return []
  return [{ call: one.title, path: `${list}[].${field}`, says: `is nowhere ${value}, to the letter`, shows }]
}

/** Cannot be checked if none of these calls was answered. */
function aboutLists(
  run: Run,
  calls: Readonly<Partial<Record<CallName, unknown>>>,
  find: (found: readonly Exchange[]) => readonly Finding[],
) {
  const found = accepted(run).filter(({ name }) => name in calls)
  return found.length === 0 ? NOT_ANSWERED : find(found)
}

export const CATALOGUE_ROWS: readonly Row[] = [
  {
    id: 'unique',
    title: 'No id and no slug is there twice',
    why: 'Choosing, links and the cart go by them.',
    find: (run) => aboutLists(run, UNIQUE, (found) => found.flatMap(repeated)),
  },
  {
    id: 'prices',
    title: 'Prices make sense',
    why: 'Not above the price before, and less by the discount that is named.',
    find: (run) => aboutLists(run, PRICED, (found) => grouped(found.flatMap(strangePrices))),
  },
  {
    id: 'range',
    title: 'The filter of outfits keeps its range',
    why: 'GetOutfitCategory names the range in rupees, and GetOutFits answers within what was asked.',
    find: (run) => {
      const found = accepted(run, 'GetOutFits')
      return found.length === 0 ? NOT_ANSWERED : outsideRange(found, accepted(run, 'GetOutfitCategory')[0])
    },
  },
  {
    id: 'links',
    title: 'What is listed leads to something',
    why: 'Every slug of a list is a link of the shop, and a page of a static build.',
    find: (run) => aboutLists(run, CONTENT, (found) => found.flatMap(emptyPage)),
  },
  {
    id: 'looked-for',
    title: 'Lists have what the shop looks for',
    why: `The Type ${EVERYBODY} of outfits is everybody, and the Type ${GALLERY} of an event’s pictures is shown.`,
    find: (run) => aboutLists(run, LOOKED_FOR, (found) => found.flatMap(lacking)),
  },
  {
    id: 'pages',
    title: 'Posts come in pages',
    why: 'PageNumber counts from 1 to PageCount.',
    find: (run) => {
      const [first, second] = accepted(run, 'GetBlogs')
      return first ? strangePages(first, second) : NOT_ANSWERED
    },
  },
  {
    id: 'post',
    title: 'A post’s text is HTML, encoded once',
    why: 'The shop decodes it once and then takes out what is not allowed.',
    find: (run) => {
      const posts = accepted(run, 'GetBlogWithSlug')
      return posts.length === 0 ? NOT_ANSWERED : grouped(posts.flatMap(strangePost))
    },
  },
]
