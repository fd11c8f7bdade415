import { TextPage } from '../../routes/textPage/TextPage.tsx'

/** A placeholder: a lawyer has to write this. */
export const PrivacyRoute = () => (
  <TextPage
    title="Privacy Policy"
    description="Privacy Policy of Lotus Court."
    lead="What Lotus Court and you can count on."
    sections={[{ id: 'text', title: 'Privacy Policy', text: ['Lotus Court is invented, and so are its terms.'] }]}
  />
)
