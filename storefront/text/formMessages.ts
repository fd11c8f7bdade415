/** The specification's sentences about fields (VAL), misspellings included. */
export const FORM_MESSAGES = {
  nameEmpty: 'Please enter your name',
  fullNameEmpty: 'Please enter your full name',
  mobileEmpty: 'Please enter your mobile no.',
  mobileShort: 'Mobile number must be 10 digits',
  otpInvalid: 'Please enter valid OTP',
  emailIdEmpty: 'Please enter your email id',
  emailIdInvalid: 'Please enter proper email id',
  messageEmpty: 'Please specify message',
} as const
