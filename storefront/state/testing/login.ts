/** The provider's answer to a login. */
export const LOGIN = {
  n: 1,
  Msg: '',
  Token: 'a1',
  UserDetails: { Id: '1001', Name: 'Meera Joshi', Mobile: '9876543210', EmailId: 'meera@example.com' },
}
