/** Stories for each page with requests: loading, failing, and retrying. */
import { expect, screen, waitFor } from 'storybook/test'
import { freshHandlers } from '../../mocks/browser.ts'
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { breaking, waiting, type Mocking } from './answers.ts'
import type { User } from './context.ts'

interface Context extends Mocking {
  readonly userEvent: User
}

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

export async function findsNothing({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expect(await screen.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/spot/no-results.svg')
}

/** For `beforeEach`. */
export const failing =
  (...calls: CallName[]) =>
  ({ msw }: Mocking) =>
    msw.use(...calls.map(breaking))

export async function offersRetry(): Promise<void> {
  await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
}

/** For `play` of a story that begins as a failed one. */
export const retriesTo =
  (role: 'article' | 'region', name: string) =>
  async ({ msw, userEvent }: Context): Promise<void> => {
    const retry = await screen.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await screen.findByRole(role, { name })
    await waitFor(() => expect(document.querySelector('main h1')).toHaveFocus())
  }
