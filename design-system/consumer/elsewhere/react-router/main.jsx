import '@aperture-acres/design-system/styles.css'
import { Heading, LinkButton, LinkProvider } from '@aperture-acres/design-system'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router'

const Routed = ({ href, ...rest }) => <Link to={href} {...rest} />

const title = (text) => (
  <Heading level={1} size="title-l">
    {text}
  </Heading>
)
const home = (
  <main>
    {title('Home')}
    <LinkButton href="/second">Second</LinkButton>
  </main>
)

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <LinkProvider component={Routed}>
      <Routes>
        <Route path="/" element={home} />
        <Route path="/second" element={<main>{title('Second')}</main>} />
      </Routes>
    </LinkProvider>
  </BrowserRouter>,
)
