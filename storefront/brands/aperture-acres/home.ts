/** The set names, uses and figures are given (HOME-14 to HOME-17, C-046, TEXT-01 to TEXT-14); the rest is invented. */
import type { HomeContent, Plan } from '../shape.ts'

export const HOME: HomeContent = {
  title: 'A hundred backdrops, one open sky.',
  lead: 'The one-stop solution for your shooting requirements: 50+ indoor and outdoor set-ups on 3 private acres, a 50 minute drive from Mumbai.',
  hero: {
    src: '/art/scene/rajwada-courtyard.3x4.svg',
    alt: 'A dancer beside the fountain of The Rajwada Courtyard',
  },
  hours: [
    { time: '7 AM', light: 'Gates open, soft mist', mark: 'sun' },
    { time: '10 AM', light: 'Bright courtyards', mark: 'sun' },
    { time: '1 PM', light: 'High sun, cool interiors', mark: 'sun' },
    { time: '5 PM', light: 'Golden hour', mark: 'golden' },
    { time: '9 PM', light: 'Lit trees, last frame', mark: 'moon' },
  ],
  welcome: {
    title: 'Welcome to a farm built for the camera.',
    text: 'Come with an idea. Make-up artists, costumes, stylists, props, a shooting team, assistants and equipment are already on location, at a private open-air shoot venue.',
    picture: '/art/scene/glasshouse.svg',
  },
  figures: [
    { value: '50+', text: 'set-ups' },
    { value: '100', text: 'backdrops' },
    { value: '3', text: 'acres' },
    { value: '50', text: 'minute drive' },
  ],
  uses: [
    'TV shows',
    'ad films',
    'albums',
    'songs',
    'product launches',
    'catalogs',
    'fashion bloggers',
    'pre-wedding shoots',
  ],
  sets: [
    {
      name: 'Texas Ranch',
      light: 'Barn, windmill, dust and a very long horizon',
      picture: { src: '/art/scene/texas-ranch.3x4.svg', alt: 'A couple before a red barn with a water tower' },
      view: { src: '/art/scene/texas-ranch.dusk.svg', alt: 'Texas Ranch under a violet sky', hour: 'at dusk' },
    },
    {
      name: 'The Rajwada Courtyard',
      light: 'Arches, a fountain and hard white noon',
      picture: {
        src: '/art/scene/rajwada-courtyard.3x4.svg',
        alt: 'A dancer in red beside the fountain of a courtyard',
      },
      view: {
        src: '/art/scene/rajwada-courtyard.noon.svg',
        alt: 'The Rajwada Courtyard in hard light',
        hour: 'at noon',
      },
    },
    {
      name: 'Love Blossom',
      light: 'One arch of flowers, one swing',
      picture: { src: '/art/scene/love-blossom.3x4.svg', alt: 'A bride on a swing under an arch of blossom' },
      view: { src: '/art/scene/love-blossom.golden.svg', alt: 'Love Blossom in low sun', hour: 'at golden hour' },
    },
    {
      name: 'Luminous Tree',
      light: 'Lit from dusk to the last frame',
      picture: {
        src: '/art/scene/luminous-tree.3x4.svg',
        alt: 'A couple under an old tree full of lanterns',
      },
      view: { src: '/art/scene/luminous-tree.dusk.svg', alt: 'Luminous Tree as the lanterns come on', hour: 'at dusk' },
    },
  ],
  stay: {
    title: 'In The Woods overnight stay',
    text: 'Shoot the sunset, sleep on set, shoot the sunrise. A timber cottage at the quiet end of the farm.',
    picture: '/art/cottage/exterior-night.16x9.svg',
  },
  packages: { src: '/art/scene/boat-jetty.3x4.svg', alt: 'Two people on a lantern-lit jetty at dusk' },
  wedding: {
    title: 'The ultimate wedding venue',
    text: 'A mandap under the trees, a courtyard for the sangeet, a cottage for the night. Tell us the date and the number of guests.',
    picture: { src: '/art/scene/mandap-lawn.svg', alt: 'A flower mandap at dusk, candles along the aisle' },
  },
  // Soft hyphens allow breaks in narrow tiles (C-047).
  services: [
    { icon: 'lamp', text: 'Props', href: '/props' },
    { icon: 'dress', text: 'Outfits', href: '/outfits' },
    { icon: 'clapperboard', text: 'Cinemato\u00ADgraphers', href: '/hire-professionals/cinematographers' },
    { icon: 'hand', text: 'Hired help', href: '/hire-professionals' },
    { icon: 'shoe', text: 'Make-up artists', href: '/hire-professionals/makeup-artist' },
    { icon: 'camera', text: 'Photo\u00ADgraphers', href: '/hire-professionals/photographers' },
  ],
  cafe: {
    title: 'Hungry? try our Cafe',
    text: 'A vegetarian kitchen on the farm. Thalis for the crew, filter coffee for the edit, chaat between looks.',
    picture: '/art/cafe/window-table.svg',
  },
  quotes: [
    {
      words:
        'We came for two looks and left with six. Nobody hurried us, and the light at the courtyard did half my job.',
      who: 'Ira Fernandes',
      shoot: 'Fashion portfolio, October',
      picture: '/art/person/look-studio.svg',
    },
    {
      words: 'Seven in the morning, mist on the ranch, and a crew that already knew where the sun would be.',
      who: 'Kabir Anand',
      shoot: 'Ad film, January',
      picture: '/art/person/look-groom.svg',
    },
    {
      words: 'Our families still ask which city we flew to. It was one evening, fifty minutes from home.',
      who: 'Meher and Rohan Sethi',
      shoot: 'Pre-wedding, December',
      picture: '/art/person/look-bridal.svg',
    },
    {
      words: 'Thirty garments in a day, changing rooms that lock, and tea before anybody had to ask.',
      who: 'Leela Krishnan',
      shoot: 'Catalog, March',
      picture: '/art/person/look-silver.svg',
    },
  ],
}

export const PLAN: Plan = {
  title: 'Walk the acres',
  picture: '/art/plan/acres.svg',
  places: [
    { name: 'Texas Ranch', href: '/set/texas-ranch', at: [46.4, 28] },
    { name: 'The Rajwada Courtyard', href: '/set/rajwada-courtyard', at: [79, 52] },
    { name: 'Love Blossom', href: '/set/love-blossom', at: [27.6, 36] },
    { name: 'Luminous Tree', href: '/set/luminous-tree', at: [53.4, 78] },
    { name: 'The Glasshouse', href: '/set/glasshouse', at: [67.2, 26] },
    { name: 'The cafe', href: '/restuarant', at: [17.8, 75] },
    { name: 'In The Woods cottage', href: '/luxury-cottage-stay', at: [80.2, 84] },
  ],
}
