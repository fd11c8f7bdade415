import type { Post } from './drafts.ts'

export const PLANNING_POSTS: readonly Post[] = [
  {
    slug: 'what-to-wear-set-by-set',
    title: 'What to wear, set by set',
    description:
      'Long hems at the staircase, flat soles at the stepwell, nothing white in the dust. A short list for a long day.',
    body: `
<p>You will change in a green room with a vanity, a long mirror and somebody who can steam. What you carry to it decides the day.</p>
<h2>By ground</h2>
<ul>
<li><strong>Grass and sand:</strong> flat soles, hems above the ankle, or accept the hem.</li>
<li><strong>Stone:</strong> anything. Heels sound good in the Rajwada.</li>
<li><strong>Water’s edge:</strong> cotton and georgette dry in an hour, velvet does not.</li>
</ul>
<h2>By light</h2>
<p>Noon likes plain colours and a strong outline. Golden hour forgives prints. After dark, wear the brightest thing you own, since half of it will be black in the frame anyway.</p>
<h2>By number</h2>
<p>Three looks in half a day, five in a whole one. Every look more costs a set. You can rent by the piece: see the <a href="/outfits">outfits</a>, pressed and waiting in the green room.</p>`,
  },
  {
    slug: 'a-scouts-map-of-three-acres',
    title: 'A scout’s map of three acres',
    description: 'Which wall holds the light at four, where the drone may fly, and how long the walk really is.',
    body: `
<p>The acres are small enough to cross in six minutes and large enough to lose a light stand. This is the walk that our own people take with a new unit.</p>
<h2>The eastern edge, for mornings</h2>
<p>Temple Steps, Love Blossom and The Airstrip face the first sun. Mist sits on the runway until eight from December to February.</p>
<h2>The middle, for noon</h2>
<p>Bamboo Walk, The Glasshouse and every interior. Nobody needs to stand in the sun at one o’clock.</p>
<h2>The western edge, for evenings</h2>
<p>Texas Ranch, Sunflower Field, Sunset Jetty, in that order, ending at the water.</p>
<h3>Small print that scouts ask about</h3>
<ul>
<li>Vans reach every set except the Stepwell and Bamboo Walk: 80 metres by hand, and we lend the hands.</li>
<li>Power is 15 amp at the interiors, generator elsewhere.</li>
<li>Drones below tree height, before ten and after four.</li>
</ul>
<p>Better than a map is the <a href="/recce">studio tour</a>. Any slot between 7 am and 9 pm.</p>`,
  },
  {
    slug: 'planning-a-pre-wedding-shoot',
    title: 'Planning a pre-wedding shoot',
    description: 'Six weeks, written as a call sheet: what to decide, when to decide it, and what to leave to the day.',
    body: `
<p>A pre-wedding shoot is the one day of the wedding with no guests. Plan it like a film and enjoy it like a picnic.</p>
<h2>Six weeks before</h2>
<p>Pick the stretch of the day, not the sets. Morning people should take <em>First Light</em>, everybody else <em>Golden Hour</em>. Pay the booking amount, so that the date is yours.</p>
<h2>Four weeks before</h2>
<ul>
<li>Choose a photographer whose pictures you already like. Do not ask them to be someone else.</li>
<li>Choose three outfits each. Lay them next to one another on a bed.</li>
<li>Pick five sets you want and three you would not mind.</li>
</ul>
<h2>One week before</h2>
<p>Take the tour if you can. Watch where the sun goes. Call us if the date has to move: 72 hours’ notice is enough.</p>
<h2>On the day</h2>
<ol>
<li>Eat breakfast. Photographs know.</li>
<li>Arrive in the 30 minutes before the slot.</li>
<li>Give one person the bags, the water and the list.</li>
<li>Forget the list at least once.</li>
</ol>
<p>The four packages are under <a href="/pricing/pre-wedding-maternity">Pre Wedding &amp; Maternity</a>.</p>`,
  },
  {
    slug: 'a-catalogue-in-a-day',
    title: 'A catalogue in a day',
    description: 'Sixty garments, one white wall, ten hours. The arithmetic, and the two people who make it work.',
    body: `
<p>Ten hours are 600 minutes. Take away lunch, set-up and the last half hour in which nothing good happens, and 480 are left: eight minutes a garment for sixty garments.</p>
<h2>Where the eight minutes go</h2>
<ul>
<li>Three to dress, if the next one is already steamed.</li>
<li>Three to shoot: front, back, detail, one with movement.</li>
<li>Two to check on the monitor and tick the sheet.</li>
</ul>
<h2>The two people</h2>
<p>One steams and never touches the set. One ticks and never touches the garments. Hire both before you hire a second assistant.</p>
<h2>After four</h2>
<p>Take the six best pieces outside. The <a href="/set/stepwell">Stepwell</a> and <a href="/set/blue-lane">Blue Lane</a> make an opening spread out of a white-wall day.</p>`,
  },
  {
    slug: 'sleeping-on-set',
    title: 'Sleeping on set',
    description: 'Shoot the sunset, sleep in the trees, shoot the sunrise. A night in the cottage, hour by hour.',
    body: `
<p>The In The Woods cottage sleeps four and stands at the quiet end of the farm. It is the only place from which you can be at Love Blossom before the gates open.</p>
<h2>Hour by hour</h2>
<ul>
<li>2 pm: check-in, tea on the porch.</li>
<li>5 pm: walk to the jetty with one camera.</li>
<li>8 pm: dinner at the cafe, or by the fire.</li>
<li>10 pm: room service ends, frogs begin.</li>
<li>6 am: mist on the runway. You are already there.</li>
<li>12 noon: check-out.</li>
</ul>
<p>None of it is compulsory. Some guests book the sunrise and sleep through it, and the porch at nine is no bad second.</p>
<h2>Good to know</h2>
<p>One cottage can accommodate only 4 individuals. A stay can be moved with 48 hours’ notice, within 30 days of the booking. The tariff is on the <a href="/luxury-cottage-stay">cottage page</a>.</p>`,
  },
]
