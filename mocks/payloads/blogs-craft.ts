import type { Post } from './drafts.ts'

export const CRAFT_POSTS: readonly Post[] = [
  {
    slug: 'how-to-chase-golden-hour',
    title: 'How to chase golden hour',
    description: 'It lasts forty minutes, and most people spend twenty of them changing. A plan for the other twenty.',
    body: `
<p>Golden hour is not an hour. On these acres it is about forty minutes from the moment the shadows of the fence posts touch each other. The crews who come away happy decide three things before it starts.</p>
<h2>Decide where you will end</h2>
<p>Work backwards. The last frame belongs to the set that keeps the sun longest: <a href="/set/boat-jetty">Sunset Jetty</a> in winter, <a href="/set/texas-ranch">Texas Ranch</a> from April. Everything before it should be on the way there.</p>
<h2>Dress for the last look first</h2>
<p>Wear the outfit that matters at golden hour from half an hour before. The light is lovely on the way, too.</p>
<ul>
<li>Sunset minus 90 minutes: courtyard, in open shade.</li>
<li>Minus 60: change, powder, water.</li>
<li>Minus 40: first frames, sun behind the subject.</li>
<li>Minus 15: turn around and let the light fall on the face.</li>
<li>Plus 10: do not pack. The sky has one more colour.</li>
</ul>
<h2>Leave one thing out</h2>
<p>If the plan has four sets, make it three. Nobody has ever written to us to say that they walked too little.</p>`,
  },
  {
    slug: 'one-light-one-face',
    title: 'One light, one face',
    description:
      'A softbox, a wall and three places to put them. The whole of portrait lighting that you need for a first portfolio.',
    body: `
<p>The White Cyclorama has four softboxes. Begin with one. You will learn more from moving it than from adding to it.</p>
<h2>Three places</h2>
<ol>
<li><strong>Forty-five and forty-five.</strong> To the side, and above. A small triangle of light on the far cheek tells you it is right.</li>
<li><strong>Straight on, high.</strong> Good for cheekbones and for clean digitals. Put something white below the chin.</li>
<li><strong>From the side.</strong> Half a face. Use it once, at the end, when everybody is relaxed.</li>
</ol>
<h2>Distance is a control</h2>
<p>Near is soft and falls off quickly. Far is hard and even. If the background is too bright, do not turn it down: bring the light and the subject a step closer to each other.</p>
<p>When the three places feel dull, take the same light to the <a href="/set/brick-loft">Brick Loft</a> and let the window be the second one.</p>`,
  },
  {
    slug: 'in-praise-of-monsoon-light',
    title: 'In praise of monsoon light',
    description: 'The largest softbox in the country opens in June and costs nothing. Bring a towel.',
    body: `
<p>Most people move their dates out of July. The ones who do not get green hills, empty sets and a sky that lights every face the same, kindly way from eight to six.</p>
<h2>What changes</h2>
<ul>
<li>There is no golden hour, and no harsh noon either. You may shoot all day.</li>
<li>Reds and yellows sing. Pale pinks disappear.</li>
<li>The <a href="/set/glasshouse">Glasshouse</a> and <a href="/set/bamboo-walk">Bamboo Walk</a> are at their best.</li>
</ul>
<h2>What to bring</h2>
<p>Two umbrellas of one strong colour, a microfibre towel for every lens, shoes that you do not love. We keep rain covers for two cameras and a dry room with a fan.</p>
<h3>If it really pours</h3>
<p>A third of the sets have a roof. We move you there and back, and the minutes spent waiting are not counted in your slot.</p>`,
  },
  {
    slug: 'behind-the-scenes-of-a-song',
    title: 'Behind the scenes of a song',
    description: 'One song, one day, nine set-ups, twenty-five people and a peacock that was not on the call sheet.',
    body: `
<p>Gate at 6:30 am, half an hour before the slot, because entry is allowed that early and the choreographer knew it. By seven the first playback was running at the <a href="/set/container-yard">Container Yard</a>, before the metal grew hot.</p>
<h2>The order of the day</h2>
<ol>
<li>Hard light first: containers, stepwell, blue lane.</li>
<li>Interiors through the middle: loft, library, staircase.</li>
<li>Lunch in two shifts, so that the floor never stood still.</li>
<li>The last chorus at the Luminous Tree, in one take.</li>
</ol>
<h2>What saved an hour</h2>
<p>Thirty minutes at a stretch on one set sounds short. It is, unless the next set is already lit. The gaffer worked one set ahead for the whole day, and the unit simply walked into light.</p>
<blockquote><p>We planned nine, we shot nine, and the tenth was the peacock.</p></blockquote>
<p>If you are planning a song, the packages are under <a href="/pricing/music-video-ads">Music Video &amp; Ads</a>.</p>`,
  },
  {
    slug: 'portraits-after-dark',
    title: 'Portraits after dark',
    description: 'A lantern, a fast lens and somebody who can hold still. How to shoot under the Luminous Tree.',
    body: `
<p>The lanterns come on at dusk and stay until the last frame. They look bright to the eye and are not bright to a camera. Three habits help.</p>
<h2>Move the face to the light</h2>
<p>One step towards a lantern is worth two stops. Look for the lantern that hangs lowest and put the nearer cheek to it.</p>
<h2>Let the background go</h2>
<p>Open the lens. Two hundred lamps out of focus are the reason people come to the <a href="/set/luminous-tree">Luminous Tree</a> at all.</p>
<h2>Breathe out</h2>
<ul>
<li>1/80 of a second with a 50, 1/125 with an 85.</li>
<li>Count to three, shoot on two.</li>
<li>Take five of everything. One of them is still.</li>
</ul>
<p>Bring a shawl. From November the grass is wet by eight.</p>`,
  },
  {
    slug: 'colour-stories-for-sets',
    title: 'Colour stories for sets',
    description: 'Every set has a colour that it repeats quietly. Find it, then wear its neighbour.',
    body: `
<p>Stylists call it a story. It is only this: one colour belongs to the place, one to the people, and the third is shared between them.</p>
<h2>Three that never fail here</h2>
<table>
<thead><tr><th scope="col">Set</th><th scope="col">The place</th><th scope="col">The people</th><th scope="col">Shared</th></tr></thead>
<tbody>
<tr><td>The Rajwada Courtyard</td><td>Sandstone</td><td>Plum</td><td>Gold</td></tr>
<tr><td>Blue Lane</td><td>Indigo wash</td><td>Marigold</td><td>White</td></tr>
<tr><td>Bamboo Walk</td><td>Leaf green</td><td>Vermilion</td><td>Cream</td></tr>
</tbody>
</table>
<h2>Meeting, not matching</h2>
<p>Two people in one colour look like staff. Let one wear the colour and the other its shadow: rust and rose, indigo and sky, leaf and sage.</p>
<p>Our <a href="/hire-professionals/dress-stylists">dress stylists</a> will pull a rail for you in the week before.</p>`,
  },
]
