/** Adapter for Razorpay Standard Checkout and for the sandbox that imitates it. */
import type { PaymentTransaction } from '../api/contract/payment.ts'
import type { Paise } from '../text/money.ts'
import { checkoutOptions } from './checkoutOptions.ts'
import type { RazorpayFailure } from './razorpay.ts'

/** Blocked by a filter list or the network, or timed out. */
export class ScriptProblem extends Error {
  override readonly name = 'ScriptProblem'
  readonly reason: 'blocked' | 'slow'

  constructor(reason: 'blocked' | 'slow') {
    super(`the payment script is ${reason}`)
    this.reason = reason
  }
}

export interface DialogEvents {
  /** May be called twice, and even after `dismissed`. */
  readonly paid: (response: unknown) => void
  /** The dialog stays open for another attempt. */
  readonly failed: (failure: RazorpayFailure) => void
  readonly dismissed: () => void
}

export interface PaymentGateway {
  /** Rejects with a ScriptProblem, and can then be called again. */
  load(): Promise<void>
  /** Returns a function that closes the dialog. Throws whatever the gateway throws. */
  open(transaction: PaymentTransaction, amount: Paise, events: DialogEvents): () => void
}

const SCRIPT_TIMEOUT_MS = 15_000

function insertScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const stop = (reason: 'blocked' | 'slow') => {
      window.clearTimeout(timer)
      // A failed script element cannot load again.
      script.remove()
      reject(new ScriptProblem(reason))
    }
    const timer = window.setTimeout(() => stop('slow'), SCRIPT_TIMEOUT_MS)
    script.addEventListener('load', () => {
      // Filter lists may answer with an empty script.
      if (!window.Razorpay) return stop('blocked')
      window.clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => stop('blocked'))
    script.src = src
    script.async = true
    document.head.append(script)
  })
}

/** `src` is all that differs between the sandbox and the real gateway. */
export function razorpayGateway(src: string): PaymentGateway {
  let loading: Promise<void> | undefined
  let slow = 0

  return {
    load() {
      if (window.Razorpay) return Promise.resolve()
      // Browsers would join the hanging request of the same URL.
      const address = slow === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}again=${slow}`
      loading ??= insertScript(address)
        .catch((problem: unknown) => {
          if (problem instanceof ScriptProblem && problem.reason === 'slow') slow += 1
          throw problem
        })
        .finally(() => {
          loading = undefined
        })
      return loading
    },
    open(transaction, amount, { paid, failed, dismissed }) {
      if (!window.Razorpay) throw new ScriptProblem('blocked')
      const options = checkoutOptions(transaction, amount, window.location.href, { paid, dismissed })
      const dialog = new window.Razorpay(options)
      dialog.on('payment.failed', ({ error }) => failed(error))
      dialog.open()
      return () => dialog.close()
    },
  }
}
