/** The documents' sentences about the studio tour (VAL-62 to VAL-79), misspellings included. Those of our own are marked. */
export const TOUR_MESSAGES = {
  tourNameEmpty: 'Full name should not be empty',
  tourNameInvalid: 'Name is not valid',
  tourEmailEmpty: 'Email should not be empty',
  tourEmailInvalid: 'Please enter valid email',
  tourPhoneEmpty: 'Phone number should not be empty',
  tourPhoneInvalid: 'Phone number is not valid',
  tourCategoryEmpty: 'Please select category',
  tourPeopleEmpty: 'Please enter number of people',
  tourDateEmpty: 'Date filled should not be empty',
  tourTimeEmpty: 'Please select time',
  tourTimeOutside: 'Please select a time between 7 AM and 9 PM',
  tourEndsAtNine: 'The end time will be 9 PM, you can choose different slot',
  tourTotal: 'Total Amount (Inclusive 18% GST)',
  tourGst: 'Price is inclusive of 18% GST.', // our own (C-086)
} as const

/** VAL-78, our own words (C-116). */
export function tourTimeDiffers(minutes: number): string {
  return `The selected time differs from the duration of this category (${minutes} minutes).`
}
