import { TextPage } from '../../routes/textPage/TextPage.tsx'

/** A placeholder: a lawyer has to write this. */
export const TermsRoute = () => (
  <TextPage
    title="Terms & Conditions"
    description="Terms & Conditions of Lotus Court."
    lead="What Lotus Court and you can count on."
    sections={[{ id: 'text', title: 'Terms & Conditions', text: ['Lotus Court is invented, and so are its terms.'] }]}
  />
)
