/**
 * The specification's sentences about the studio tour (VAL-62 to VAL-79), misspellings included. Additions are marked
 * “our own”.
 */
export const TOUR_MESSAGES = {
  nameEmpty: 'Full name should not be empty',
  nameInvalid: 'Name is not valid',
  emailEmpty: 'Email should not be empty',
  emailInvalid: 'Please enter valid email',
  phoneEmpty: 'Phone number should not be empty',
  phoneInvalid: 'Phone number is not valid',
  categoryEmpty: 'Please select category',
  peopleEmpty: 'Please enter number of people',
  dateEmpty: 'Date filled should not be empty',
  timeEmpty: 'Please select time',
  timeOver: 'Over for today. Choose a later time or another day.', // our own
  total: 'Total Amount (Inclusive 18% GST)',
  gst: 'Price is inclusive of 18% GST.', // our own (C-086)
} as const

/** VAL-78, our own words (C-116). */
export function tourTimeDiffers(minutes: number): string {
  return `The selected time differs from the duration of this category (${minutes} minutes).`
}
