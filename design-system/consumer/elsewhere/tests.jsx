import '@aperture-acres/design-system/styles.css'
import '@aperture-acres/design-system/css/Dialog'
import { Button, Dialog, LinkProvider, TextLink } from '@aperture-acres/design-system'
import { Calendar } from '@aperture-acres/design-system/Calendar'
import { render, screen } from '@testing-library/react'

test('components are found by their role and name', () => {
  render(
    <LinkProvider component={({ href, children }) => <a href={`${href}?routed`}>{children}</a>}>
      <Button>Book</Button>
      <TextLink href="/sets">Sets</TextLink>
      <Calendar
        label="Day"
        value={undefined}
        onChange={() => {}}
        markLabels={{}}
        previousLabel="Before"
        nextLabel="After"
      />
    </LinkProvider>,
  )
  screen.getByRole('button', { name: 'Book' })
  screen.getByRole('button', { name: 'After' })
  expect(screen.getByRole('link', { name: 'Sets' }).getAttribute('href')).toBe('/sets?routed')
})

test('a dialog opens', () => {
  render(
    <Dialog open title="Prices" closeLabel="Close" onClose={() => {}}>
      From ₹24,500
    </Dialog>,
  )
  screen.getByRole('dialog', { name: 'Prices' })
})
