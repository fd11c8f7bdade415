import type { HomeContent, Plan } from '../shape.ts'

export const HOME: HomeContent = {
  title: 'Twelve rooms, one still water.',
  lead: 'Stone, water and soft northern light: twelve rooms around a court, 40 minutes from Kolkata.',
  hero: { src: '/art/room/rain-steps.3x4.svg', alt: 'White steps with a runner of rose cloth' },
  hours: [
    { time: '6 AM', light: 'Mist on the water', mark: 'sun' },
    { time: '9 AM', light: 'North rooms, even light', mark: 'sun' },
    { time: '12 PM', light: 'Shade in the gallery', mark: 'sun' },
    { time: '5 PM', light: 'The steps turn rose', mark: 'golden' },
    { time: '8 PM', light: 'Lamps on the water', mark: 'moon' },
  ],
  welcome: {
    title: 'Welcome to a house that waits for rain.',
    text: 'Come with a look. Dressers, lamps, cloth and a crew are in the house, and the court keeps its doors shut for you.',
    picture: '/art/room/water-house.svg',
  },
  figures: [
    { value: '12', text: 'rooms' },
    { value: '1', text: 'court of water' },
    { value: '40', text: 'minute drive' },
  ],
  uses: ['portraits', 'sari catalogues', 'short films', 'songs', 'weddings'],
  sets: [
    {
      name: 'Lotus Tank',
      light: 'Steps down to green water',
      picture: { src: '/art/room/lotus-tank.3x4.svg', alt: 'Steps that lead down to a tank' },
      view: { src: '/art/room/lotus-tank.svg', alt: 'The tank from its rim', hour: 'at noon' },
    },
    {
      name: 'Bamboo Gallery',
      light: 'Green shade, all day',
      picture: { src: '/art/room/bamboo-gallery.3x4.svg', alt: 'A path between tall bamboo' },
      view: { src: '/art/room/bamboo-gallery.svg', alt: 'Bamboo on both sides of a path', hour: 'after rain' },
    },
    {
      name: 'Rain Steps',
      light: 'White stone under any sky',
      picture: { src: '/art/room/rain-steps.3x4.svg', alt: 'White steps with a runner of rose cloth' },
      view: { src: '/art/room/rain-steps.svg', alt: 'The steps and the small towers above them', hour: 'at five' },
    },
    {
      name: 'The Canopy',
      light: 'Cloth, lamps and a low table',
      picture: { src: '/art/room/canopy.3x4.svg', alt: 'A tent with lamps' },
      view: { src: '/art/room/canopy.svg', alt: 'Tents under a wide sky', hour: 'at eight' },
    },
  ],
  stay: {
    title: 'A night in the pavilion',
    text: 'Sleep beside the water and shoot the mist before anybody else is awake.',
    picture: '/art/pavilion/night.16x9.svg',
  },
  packages: { src: '/art/room/bamboo-gallery.3x4.svg', alt: 'A path between tall bamboo' },
  wedding: {
    title: 'Vows beside the water',
    text: 'Two hundred guests on the steps, lamps on the tank, supper in the gallery. Tell us the date.',
    picture: { src: '/art/room/canopy.svg', alt: 'Tents under a wide sky' },
  },
  services: [
    { icon: 'lamp', text: 'Props', href: '/props' },
    { icon: 'dress', text: 'Outfits', href: '/outfits' },
    { icon: 'camera', text: 'Photo\u00ADgraphers', href: '/hire-professionals/photographers' },
    { icon: 'hand', text: 'Lamp lighters', href: '/hire-professionals/lamp-lighters' },
  ],
  quotes: [
    {
      words: 'It rained all day, and every frame was better for it.',
      who: 'Mitali Sen',
      shoot: 'Sari catalogue, July',
      picture: '/art/guest/first.svg',
    },
    {
      words: 'The quietest house that I have ever lit.',
      who: 'Tarun Bose',
      shoot: 'Short film, September',
      picture: '/art/guest/second.svg',
    },
  ],
}

export const PLAN: Plan = {
  title: 'Around the water',
  picture: '/art/plan/court.svg',
  places: [
    { name: 'Lotus Tank', href: '/set/lotus-tank', at: [50, 50] },
    { name: 'Stepwell', href: '/set/stepwell', at: [18, 30] },
    { name: 'The pavilion', href: '/luxury-cottage-stay', at: [50, 85] },
  ],
}
