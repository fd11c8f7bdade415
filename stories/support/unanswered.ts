/** Stories for each page with requests: loading, without results, and failing. */
import { expect, screen } from 'storybook/test'
import { freshHandlers } from '../../mocks/browser.ts'
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { breaking, waiting, type Mocking } from './answers.ts'

/** For `beforeEach`. */
export const waitingFor =
  (...calls: CallName[]) =>
  ({ msw }: Mocking) =>
    msw.use(...calls.map(waiting))

export async function saysToWait(): Promise<void> {
  await expect((await screen.findAllByText('Please Wait...'))[0]).toBeInTheDocument()
}

/** For `beforeEach`. */
export const empty = ({ msw }: Mocking) => msw.use(...freshHandlers({ scenario: 'empty-catalogue' }))

export async function findsNothing(): Promise<void> {
  await expect(await screen.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(document.querySelector('main img')).toHaveAttribute('src', '/art/spot/no-results.svg')
}

/** For `beforeEach`. */
export const failing =
  (...calls: CallName[]) =>
  ({ msw }: Mocking) =>
    msw.use(...calls.map(breaking))

export async function offersRetry(): Promise<void> {
  await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
}
