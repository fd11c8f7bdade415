/**
 * The eleven parts and the cancellation figures are given (PRIV-01 to PRIV-11, TEXT-42 to TEXT-44). Cookies and storage
 * are described as this shop uses them; the rest is placeholder text for the owner and a lawyer to review (C-078).
 */
import { BRAND } from './brand.ts'
import { TextPage } from '../../routes/textPage/TextPage.tsx'

export const PrivacyRoute = () => (
  <TextPage
    title="Privacy Policy"
    description="What we know about you and why, which cookies this site sets, how to have data corrected or deleted, and how to cancel."
    lead="What we know about you, why, for how long, and what you can do about it."
    sections={[
      {
        id: 'use',
        title: 'Terms of use',
        text: [
          `This site belongs to ${BRAND.name}. By using it you agree to this policy and to the terms and conditions. Pages and prices may change; a booking keeps the prices and terms shown when it was made.`,
          'Text, pictures and marks on this site are ours or licensed to us. You may share links; for anything more, please ask.',
        ],
      },
      {
        id: 'collected',
        title: 'What is collected',
        points: [
          'When you book, register or log in: your name, mobile number and email address; for a tax invoice your GST number, if you give it.',
          'What you booked, for which date, what you paid, and what you wrote to us about it.',
          'When you write to us or subscribe: what you send with the form.',
          'Card and UPI data go straight to the payment provider. We learn only whether the payment was made, its number and the amount.',
        ],
      },
      {
        id: 'information',
        title: 'Use of the information',
        points: [
          'To keep your booking, to reach you about it, and to send the one-time codes that you log in with.',
          'To issue invoices and keep the accounts that the law requires.',
          'To answer you, and to send the newsletter for as long as you want it.',
          'To find faults and misuse on this site. There is no advertising profile, and nothing about you is sold.',
        ],
      },
      {
        id: 'security',
        title: 'Security',
        text: [
          'Everything is encrypted on its way. There is no password to steal: a one-time code sent to your phone lets you in. On our side, only the people working on your booking can see your details.',
          'Your login ends when you close the tab, or after half an hour without activity. On a shared computer, log out when you are done.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        text: ['This site sets no cookie for advertising or statistics. It keeps:'],
        points: [
          'SessionId, for one year: a random number that identifies your cart and ties a one-time code to your browser.',
          'Theme, if you chose one: day, night or high contrast.',
          'In your browser, until the tab is closed: your login, your cart, what you last looked at, and what you typed into a form.',
          'In your browser, until it is settled: a payment under way, so that it is neither lost nor made twice.',
          'In your browser, for seven days or until you log out: a payment that was confirmed, with its receipt.',
          'In your browser, until you log out: which bookings you asked us to move or cancel.',
          'In your browser, until you pay for it, log out or open the home page: a studio tour that you asked for before logging in, with your name, mobile number and email address.',
          'In your browser, until it is back in your cart: a package that you were exchanging for another one when the page was closed.',
          'In your browser, until you remove it: your plan, with its notes and sizes.',
        ],
      },
      {
        id: 'links',
        title: 'Links',
        text: [
          'Some links lead to other sites: social networks, the wedding venue, directions. The map on the contact page is loaded from openstreetmap.org only when you ask for it. What happens there is governed by their policies, not by ours.',
        ],
      },
      {
        id: 'controlling',
        title: 'Controlling personal information',
        text: ['Your data is yours to decide about:'],
        points: [
          'See and correct your email address and mobile number under My bookings.',
          'Ask us what we hold, and have it corrected or deleted. We answer within 30 days; invoices are kept for as long as the law requires.',
          'Unsubscribe through any newsletter, or by writing to us.',
          'We pass nothing on, except to those who carry out your booking or payment, or where the law requires it.',
        ],
      },
      {
        id: 'disclaimer',
        title: 'Disclaimer',
        text: [
          'We look after this site with care, but it may contain mistakes or be unavailable at times. Pictures show sets in good light; seasons, repairs and new paint change them. We are not liable for losses that come from relying on a page alone: please call us about anything that is important to your shoot.',
        ],
      },
      {
        id: 'cancellation',
        title: 'Cancellation policy',
        points: [
          'A request is possible within 6 hours of the order.',
          'It is not possible if the booking starts within 72 hours.',
          'Call the helpline or write to us with the number of the order. We confirm in writing.',
          'Moving the date is often the better way: see the terms and conditions.',
        ],
      },
      {
        id: 'refund',
        title: 'Refund policy',
        text: [
          'When a cancellation is confirmed, what was paid goes back the way it came, usually within 7 working days. The refund policy puts it in three sentences.',
          'An unconfirmed payment should be reported within 24 hours: if money left your account and no booking stands under My bookings, do not pay again, and tell us the payment number.',
        ],
      },
      {
        id: 'merchant',
        title: 'Merchant clause',
        text: [
          'We, as a merchant, shall be under no liability whatsoever in respect of any loss or damage arising directly or indirectly out of the decline of authorisation for any transaction, on account of the cardholder having exceeded the preset limit agreed by us with our acquiring bank from time to time.',
        ],
      },
    ]}
  />
)
