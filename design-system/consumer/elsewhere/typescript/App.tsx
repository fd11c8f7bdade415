import '@aperture-acres/design-system/styles.css'
import '@aperture-acres/design-system/css/Dialog'
import { Button, Dialog, LinkProvider, TextLink } from '@aperture-acres/design-system'
import { Calendar } from '@aperture-acres/design-system/Calendar'
import type { ComponentProps } from 'react'

const Routed: ComponentProps<typeof LinkProvider>['component'] = ({ href, children }) => <a href={href}>{children}</a>

export function App() {
  return (
    <LinkProvider component={Routed}>
      <Button variant="primary">Book</Button>
      {/* @ts-expect-error: a variant that does not exist; types that came out as any would take it. */}
      <Button variant="nonsense">Book</Button>
      <TextLink href="/sets">Sets</TextLink>
      <Calendar label="Day" value={undefined} onChange={() => {}} previousLabel="Before" nextLabel="After" />
      <Dialog open title="Prices" closeLabel="Close" onClose={() => {}}>
        From ₹24,500
      </Dialog>
    </LinkProvider>
  )
}
