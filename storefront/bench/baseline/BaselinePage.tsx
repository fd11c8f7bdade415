/** React renders the same content as `index.html`, with the shop's router and state. */
import { atom, useAtom } from 'jotai'
import { Link, Route, Router } from 'wouter'

const SETS = [
  { id: 'pond', name: 'The pond', about: 'Steps of stone, boats, and the evening light.' },
  { id: 'arches', name: 'The arches', about: 'A yard of old brick, for couples and families.' },
]

const keptAtom = atom<readonly string[]>([])

function SetCard({ id, name, about }: (typeof SETS)[number]) {
  const [kept, setKept] = useAtom(keptAtom)
  return (
    <li>
      <img src={`/art/${id}.svg`} alt="" width="400" height="300" />
      <h3>{name}</h3>
      <p>{about}</p>
      <button type="button" onClick={() => setKept([...kept, id])}>
        {kept.includes(id) ? 'Kept' : `Keep ${name}`}
      </button>
    </li>
  )
}

/** @param path for rendering without a window. */
export function BaselinePage({ path }: { path?: string }) {
  return (
    <Router {...(path && { ssrPath: path })}>
      <header>
        <Link href="/">Studio</Link>
        <nav aria-label="Main">
          <a href="/react#sets">Sets</a> <a href="/react#prices">Prices</a>
        </nav>
      </header>
      <Route path="/react">
        <main>
          <img className="banner" src="/art/field.svg" alt="" width="800" height="450" />
          <h1>Three acres under an open sky</h1>
          <p>
            A private studio for photographs and films, fifty minutes from the city. Sets stand among trees, beside a
            pond, and in a yard with arches, and each has a room to change in.
          </p>
          <h2 id="sets">Sets</h2>
          <ul>
            {SETS.map((set) => (
              <SetCard key={set.id} {...set} />
            ))}
          </ul>
          <h2 id="prices">Prices</h2>
          <p>
            Half a day from ₹6,000, a whole day from ₹11,000. The booking amount is paid by card, and the rest on the
            day.
          </p>
        </main>
      </Route>
      <footer>
        <p>Open from 6AM to 7PM, also on Sundays.</p>
      </footer>
    </Router>
  )
}
