/** What each icon stands for. The type requires a meaning for every icon. */
import type { IconName } from '../../design-system/components/Icon/Icon.tsx'

export interface IconMeaning {
  means: string
  /** What the icon must not be used for, and the alternative. */
  not: string
  /** Synonyms for the search. */
  words: readonly string[]
}

export const ICON_MEANINGS: Readonly<Record<IconName, IconMeaning>> = {
  'arrow-right': {
    means: 'Go on: leads to another page or sends what was typed.',
    not: 'The next item of the same list: that is chevron-right.',
    words: ['forward', 'continue', 'more', 'send', 'link'],
  },
  barred: {
    means: 'Not to be had: sold out on this day.',
    not: 'Removing something (trash) or closing it (close).',
    words: ['sold out', 'forbidden', 'unavailable', 'blocked', 'ban'],
  },
  bed: {
    means: 'A stay over night.',
    not: 'A day without a night: that is clock.',
    words: ['cottage', 'sleep', 'room', 'stay', 'night'],
  },
  calendar: {
    means: 'A date: choose it, change it, or save it in a calendar.',
    not: 'An hour of the day: that is clock.',
    words: ['date', 'day', 'event', 'month'],
  },
  camera: {
    means: 'Photographers and photography.',
    not: 'Film: that is clapperboard.',
    words: ['photo', 'picture', 'photographer'],
  },
  cart: {
    means: 'The cart and what is in it.',
    not: 'The bookings that are paid already.',
    words: ['basket', 'bag', 'shopping', 'checkout'],
  },
  chat: {
    means: 'Write to the studio in a messenger.',
    not: 'E-mail: that is mail.',
    words: ['message', 'WhatsApp', 'talk', 'help'],
  },
  check: {
    means: 'Right, or chosen.',
    not: 'A message that something has worked: that is check-circle.',
    words: ['tick', 'yes', 'done', 'correct'],
  },
  'check-circle': {
    means: 'It has worked, it is done, it is available.',
    not: 'A choice of the visitor: that is a Checkbox.',
    words: ['success', 'tick', 'available', 'done', 'ok'],
  },
  'chevron-down': {
    means: 'Opens downwards: a menu, a list, an answer. In a list: moves its line down.',
    not: 'Scrolling down.',
    words: ['expand', 'open', 'more', 'caret'],
  },
  'chevron-left': {
    means: 'The one before: month, slide, page of a list.',
    not: 'The page before in the browser.',
    words: ['previous', 'back', 'caret'],
  },
  'chevron-right': {
    means: 'The next one: month, slide, page of a list.',
    not: 'A link to another page: that is arrow-right.',
    words: ['next', 'caret'],
  },
  'chevron-up': {
    means: 'Closes what is open above or below it. In the footer: back to the top. In a list: moves its line up.',
    not: 'The one before in a list: that is chevron-left.',
    words: ['collapse', 'close', 'less', 'caret', 'top', 'scroll'],
  },
  clapperboard: {
    means: 'Film and cinematographers.',
    not: 'Playing a video: that is play.',
    words: ['movie', 'video', 'cinema', 'scene'],
  },
  clock: {
    means: 'A time of day, opening hours, or a short wait.',
    not: 'Few places left: that is hourglass.',
    words: ['time', 'hours', 'duration', 'wait'],
  },
  close: {
    means: 'Closes a dialog, takes a message away, empties a field.',
    not: 'Removing an article from the cart: that is trash.',
    words: ['dismiss', 'cancel', 'clear', 'cross', 'x'],
  },
  dress: {
    means: 'Outfits.',
    not: 'Shoes and make-up, which are services.',
    words: ['outfit', 'clothes', 'costume', 'lehenga'],
  },
  external: {
    means: 'The link opens in a new tab.',
    not: 'Links within the site, whichever page they lead to.',
    words: ['new tab', 'outside', 'leave'],
  },
  eye: {
    means: 'Look at something, or review it.',
    not: 'Enlarging a picture: that is zoom-in.',
    words: ['view', 'show', 'see', 'preview'],
  },
  facebook: {
    means: 'The studio on Facebook.',
    not: 'Sharing a page: that is share.',
    words: ['social', 'brand'],
  },
  filter: {
    means: 'Opens the filters of a list.',
    not: 'The main menu: that is menu.',
    words: ['refine', 'narrow', 'facets', 'sort'],
  },
  food: {
    means: 'Meals and drinks.',
    not: 'The cafe as a place: that is pin.',
    words: ['meal', 'catering', 'lunch', 'drink', 'bowl'],
  },
  hand: {
    means: 'Helping hands that can be hired.',
    not: 'Dragging, or a greeting.',
    words: ['help', 'crew', 'assistant'],
  },
  heart: {
    means: 'The plan of the shoot. Filled: this is in it.',
    not: 'Liking something.',
    words: ['favourite', 'wishlist', 'plan', 'save'],
  },
  hourglass: {
    means: 'Filling fast: few places are left on this day.',
    not: 'Waiting for an answer.',
    words: ['fast filling', 'soon', 'hurry', 'few left'],
  },
  info: {
    means: 'Good to know; nothing has to be done.',
    not: 'A danger (octagon-alert) or a warning (warning-triangle).',
    words: ['information', 'note', 'hint', 'about'],
  },
  instagram: {
    means: 'The studio or a person on Instagram.',
    not: 'Photographers: that is camera.',
    words: ['social', 'brand'],
  },
  lamp: {
    means: 'Props and the light on a set.',
    not: 'The theme, light or dark.',
    words: ['prop', 'light', 'furniture'],
  },
  lock: {
    means: 'Safe, or closed to others.',
    not: 'Sold out: that is barred.',
    words: ['secure', 'private', 'password', 'payment'],
  },
  mail: {
    means: 'The studio’s e-mail address.',
    not: 'A messenger: that is chat.',
    words: ['email', 'letter', 'envelope', 'write'],
  },
  menu: {
    means: 'Opens the menu of the site on a narrow screen.',
    not: 'The filters of a list: that is filter.',
    words: ['hamburger', 'navigation', 'lines'],
  },
  minus: {
    means: 'One less.',
    not: 'Closing what is open: that is chevron-up.',
    words: ['decrease', 'less', 'subtract', 'quantity'],
  },
  'octagon-alert': {
    means: 'Refused or failed: it has to be put right before going on.',
    not: 'What one should only mind: that is warning-triangle.',
    words: ['error', 'danger', 'problem', 'stop', 'invalid'],
  },
  pause: {
    means: 'Stops what moves by itself.',
    not: 'Ending it for good.',
    words: ['stop', 'hold', 'motion'],
  },
  pencil: {
    means: 'Change what was entered before.',
    not: 'Changing the date of a booking: that is calendar.',
    words: ['edit', 'change', 'write'],
  },
  phone: {
    means: 'Call this number.',
    not: 'A narrow screen, or a one-time code.',
    words: ['call', 'telephone', 'mobile', 'helpline'],
  },
  pin: {
    means: 'A place: the address and the way there.',
    not: 'Keeping something at the top.',
    words: ['location', 'address', 'map', 'marker'],
  },
  play: {
    means: 'Starts a video, or what moves by itself.',
    not: 'Going on to another page: that is arrow-right.',
    words: ['video', 'start', 'film', 'motion'],
  },
  plus: {
    means: 'One more.',
    not: 'Adding to the cart, which is a Button with words.',
    words: ['increase', 'add', 'more', 'quantity'],
  },
  printer: {
    means: 'Prints this page.',
    not: 'Saving a file.',
    words: ['print', 'paper', 'receipt', 'PDF'],
  },
  refresh: {
    means: 'Loads once more.',
    not: 'A change that is under way.',
    words: ['reload', 'retry', 'again', 'repeat'],
  },
  search: {
    means: 'Searches for the words in the field, or opens the search.',
    not: 'Enlarging a picture: that is zoom-in.',
    words: ['find', 'magnifier', 'lookup'],
  },
  share: {
    means: 'Passes on a link to this page.',
    not: 'The studio’s own social pages, which have their logos.',
    words: ['send', 'copy link', 'social'],
  },
  shoe: {
    means: 'Make-up artists: what one wears to the shoot beside the outfit.',
    not: 'Outfits: that is dress.',
    words: ['make-up', 'style', 'heel'],
  },
  ticket: {
    means: 'A coupon.',
    not: 'A booking or its receipt: that is printer.',
    words: ['coupon', 'voucher', 'discount', 'promo code'],
  },
  trash: {
    means: 'Removes an article from the cart, or a line from the plan.',
    not: 'Closing a message or emptying a field: that is close.',
    words: ['delete', 'remove', 'bin'],
  },
  user: {
    means: 'The visitor’s own account.',
    not: 'Professionals for hire, who have a PersonCard.',
    words: ['account', 'profile', 'login', 'person'],
  },
  'warning-triangle': {
    means: 'Mind this before going on.',
    not: 'What was refused: that is octagon-alert.',
    words: ['warning', 'caution', 'attention'],
  },
  youtube: {
    means: 'The studio on YouTube.',
    not: 'Playing a video here: that is play.',
    words: ['social', 'brand', 'video'],
  },
  'zoom-in': {
    means: 'Opens the picture in full size.',
    not: 'Searching: that is search.',
    words: ['enlarge', 'magnify', 'bigger', 'lightbox'],
  },
}

export function iconsFor(wanted: string): IconName[] {
  const words = wanted.trim().toLowerCase().split(/\s+/)
  return (Object.entries(ICON_MEANINGS) as [IconName, IconMeaning][]).flatMap(([name, meaning]) => {
    const text = [name, meaning.means, ...meaning.words].join(' ').toLowerCase()
    return words.every((word) => text.includes(word)) ? [name] : []
  })
}
