/**
 * Sections and figures are given (TEXT-33 to TEXT-41); the rest is placeholder text for the owner and a lawyer to review
 * (C-078).
 */
import { TextPage } from '../../routes/textPage/TextPage.tsx'

export const TermsRoute = () => (
  <TextPage
    title="Terms & Conditions"
    description="What you and the studio may count on: entry and sets, booking amount and rescheduling, equipment, and damages."
    lead="What you can count on from us, and what we count on from you. Please read it before you book."
    sections={[
      {
        id: 'general',
        title: 'General Terms',
        text: [
          'These terms apply between the studio and you, the person who books. Whoever books is responsible for everybody who comes along: cast, crew, family and suppliers.',
        ],
        points: [
          'Entry allowed 30 minutes early. The time is for changing and for walking the route; shooting starts with your slot and ends with it.',
          'About 5-6 shoots a day take place on the property. Please share paths, keep voices low near other sets, and leave a set when the next crew is due.',
          'Bring an identity document. Guests under 18 come with a responsible adult.',
          'The property is vegetarian and smoke-free indoors. Alcohol, drugs, weapons and fireworks are not allowed.',
          'Animals and drones come only with our consent, given in writing before the day, and with the papers that the law requires.',
          'You need the consent of everybody you photograph, and the permits that your production needs.',
          'Scenes that break the law or endanger people are stopped, and the booking ends without a refund.',
          'We take pictures of our sets, never of your shoot, unless you allow it.',
        ],
      },
      {
        id: 'booking',
        title: 'Booking and Payment Terms',
        text: [
          'A date is yours once the booking amount is paid and the order is confirmed on screen. Prices are in Indian rupees.',
        ],
        points: [
          'The booking amount is INR 3000 plus 18% GST. You may pay more at once; the balance is paid on the property before the first frame.',
          "Rescheduling needs 72 hours' notice and is subject to availability. The package keeps its price within the same season.",
          'A second couple costs 50% extra.',
          'An extra non-couple shoot costs INR 5000.',
          'Extra people cost INR 1000 each.',
          'A coupon can be used once, on the order it is entered for, and is not exchanged for cash.',
          'Time lost by coming late is not added at the end. An hour beyond your slot is possible only if the sets are free, and is paid by the hour.',
          'Rain, wind and power cuts are part of the open air. If we have to close, you choose another date at no cost.',
          'Cancelling and refunds follow the cancellation policy on the privacy page and the refund policy.',
        ],
      },
      {
        id: 'hire',
        title: 'Studio and Equipment Hire Terms',
        text: [
          'Sets, rooms, props, outfits, vehicles and equipment stay on the property and are used as they are shown to you.',
        ],
        points: [
          'Use of one set is 30 minutes at a stretch. You may come back to it when it is free.',
          'Vehicle use maximum 30 minutes, with our driver, on the roads of the property.',
          'Green rooms are allotted by booking. When none is left on your date, a Luxury Room can be booked instead.',
          'Props and outfits are checked with you when they are handed over and when they come back. Outfits are cleaned by us.',
          'Furniture and set pieces are moved by our team only. Nothing is nailed, glued or painted without our consent.',
          'Our electrician connects any lights and generators that you bring. Cables are laid so that nobody trips.',
          'Make-up artists, photographers and others who are hired through us are independent professionals; their day is eight hours unless agreed otherwise.',
          'Whatever you brought leaves with you the same day, rubbish included.',
        ],
      },
      {
        id: 'damages',
        title: 'Breakages Losses and Damages',
        text: ['Please tell us at once when something breaks. Most things can be mended, and nobody will be scolded.'],
        points: [
          'Whoever booked pays for what their people break, lose or soil beyond ordinary use: the cost of the repair or, where there is none, of replacing it.',
          'We show you the damage and the bill, and you have seven days to object.',
          'Your belongings are at your own risk, in rooms and vehicles too. Please insure anything valuable.',
          'We are liable for injury and damage that we cause wilfully or by gross negligence, and wherever the law does not let us exclude liability. Beyond that, our liability is limited to the price of the booking.',
          'Marked edges, water, animals and machines are dangerous. Follow the signs and our team, and never leave children alone near them.',
        ],
      },
    ]}
  />
)
