/** Logs in through the API, because the login form has its own tests. */
import type { Page } from '@playwright/test'
import { answerOf } from './provider.ts'
import type { ServedShop } from './shop.ts'
import { codeIn, CUSTOMER } from './visitor.ts'

interface Login {
  Token: string
  UserDetails: { Id: number; Name: string; Mobile: string; EmailId: string }
}

/** Ends on a text file of the shop, because session storage needs an open page. */
async function keepLogin(page: Page, shop: ServedShop, { Token, UserDetails }: Login): Promise<void> {
  await page.goto(shop.url('/robots.txt'))
  await page.evaluate(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value)
    },
    {
      TokenId: Token,
      UserId: String(UserDetails.Id),
      UserName: UserDetails.Name,
      UserMobileNo: UserDetails.Mobile,
      UserEmailId: UserDetails.EmailId,
    },
  )
}

export async function signIn(page: Page, shop: ServedShop): Promise<void> {
  const MobileNo = CUSTOMER.mobile
  const sent = await answerOf<object>(page, shop, 'CheckMobileAndGenrateOtp', { MobileNo })
  const otp = codeIn(JSON.stringify(sent))
  await keepLogin(page, shop, await answerOf<Login>(page, shop, 'VerifyOptAndLogin', { MobileNo, otp }))
}

export async function signUp(page: Page, shop: ServedShop, { name, email, mobile }: typeof CUSTOMER): Promise<void> {
  const sent = await answerOf<object>(page, shop, 'SendOtpForNonRegisterUserWeb', { MobileNo: mobile })
  const person = { Name: name, Mobile: mobile, EmailId: email, Otp: codeIn(JSON.stringify(sent)) }
  await keepLogin(page, shop, await answerOf<Login>(page, shop, 'VerifyOtpAndRegister', person, 'POST'))
}

export async function openAsCustomer(page: Page, shop: ServedShop, path: string): Promise<void> {
  await signIn(page, shop)
  await page.goto(shop.url(path))
}
