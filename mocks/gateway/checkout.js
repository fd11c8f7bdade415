// @ts-check
/**
 * The sandbox's stand-in for Razorpay Standard Checkout: the same global, the same options, the same events.
 * A classic script in one file, because that is how a shop loads the real one. No money moves.
 *
 * @typedef {{ razorpay_payment_id: string, razorpay_order_id: string, razorpay_signature: string }} Paid
 * @typedef {{ code: string, description: string, source: string, step: string, reason: string,
 *   metadata: { order_id?: string, payment_id?: string | null } }} Failure
 * @typedef {{ key: string, amount: number, currency: string, name: string, order_id: string,
 *   description?: string, image?: string, handler?: (paid: Paid) => void,
 *   prefill?: { name?: string, email?: string, contact?: string }, notes?: Record<string, string>,
 *   theme?: { color?: string }, retry?: { enabled?: boolean },
 *   modal?: { escape?: boolean, backdropclose?: boolean, confirm_close?: boolean, ondismiss?: () => void }
 * }} Options
 */
;(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript)
  const PAYMENTS = new URL('payments', script.src).href
  const LONGEST_WAIT_MS = 30_000

  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = new URL('checkout.css', script.src).href
  document.head.append(styles)

  const CARDS = [
    ['4100 2800 0000 1007', 'Visa, succeeds'],
    ['5500 6700 0000 1002', 'Mastercard, succeeds'],
    ['6527 6589 0000 1005', 'RuPay, succeeds'],
    ['4100 2800 0008 0001', 'insufficient funds'],
    ['4100 2800 0006 0003', 'declined'],
    ['4100 2800 0007 0002', 'cancelled'],
    ['4100 2800 0009 0000', 'timed out'],
    ['4100 2800 0002 0007', 'gateway error'],
    ['4100 2800 0000 0009', 'authentication failed'],
  ]
  const UPI_IDS = [
    ['success@razorpay', 'succeeds'],
    ['failure@razorpay', 'fails'],
  ]

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Record<string, string | boolean>} [attributes] `true` sets an empty attribute, `false` none
   * @param {...(Node | string)} children
   * @returns {HTMLElementTagNameMap[Tag]}
   */
  function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== false) made.setAttribute(name, value === true ? '' : value)
    }
    made.append(...children)
    return made
  }

  let drawn = 0
  /** @param {string} name */
  const freshId = (name) => `sandbox-gateway-${name}-${(drawn += 1)}`

  /** One try to pay; repeated unchanged when its answer was lost. */
  function freshAttempt() {
    return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
  }

  /** @param {number} paise @param {string} currency */
  function amountOf(paise, currency) {
    const digits = paise % 100 === 0 ? 0 : 2
    const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat('en-IN', /** @type {Intl.NumberFormatOptions} */ (style)).format(paise / 100)
  }

  /** Black or white, whichever contrasts more. @param {string} color `#rrggbb` or `#rgb` */
  function inkOn(color) {
    const hex = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
  }

  /** @param {string} digits */
  function passesLuhn(digits) {
    const total = digits
      .split('')
      .reverse()
      .reduce((sum, digit, place) => {
        const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
        return sum + (doubled > 9 ? doubled - 9 : doubled)
      }, 0)
    return total % 10 === 0
  }

  /** @param {string} value */
  function numberProblem(value) {
    const digits = value.replace(/[\s-]/g, '')
    if (digits === '') return 'Enter your card number.'
    return /^\d{13,19}$/.test(digits) && passesLuhn(digits) ? '' : 'This card number is not valid.'
  }

  /** @param {string} value */
  function expiryProblem(value) {
    const match = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(value.trim())
    if (!match) return 'Enter the expiry date as MM/YY.'
    return new Date(2000 + Number(match[2]), Number(match[1])) > new Date() ? '' : 'This card has expired.'
  }

  /** @param {string} value */
  const cvvProblem = (value) => (/^\d{3,4}$/.test(value.trim()) ? '' : 'Enter the 3 or 4 digits of the CVV.')
  /** @param {string} value */
  const nameProblem = (value) => (value.trim() === '' ? 'Enter the name on the card.' : '')
  /** @param {string} value */
  const upiProblem = (value) =>
    /^[\w.-]{2,}@[a-z]{2,}$/i.test(value.trim()) ? '' : 'Enter a UPI ID such as name@bank.'

  /**
   * A labelled text box that can say what is wrong with it.
   * @param {string} label
   * @param {Record<string, string>} attributes
   * @param {(value: string) => string} problemOf
   */
  function textField(label, attributes, problemOf) {
    const id = freshId('field')
    const input = element('input', { id, type: 'text', spellcheck: 'false', autocapitalize: 'none', ...attributes })
    const problem = element('p', { id: `${id}-problem`, class: 'sandbox-gateway-problem', hidden: true })
    const name = element('label', { for: id }, label)
    const root = element('div', { class: 'sandbox-gateway-field' }, name, input, problem)
    const check = () => {
      const text = problemOf(input.value)
      problem.textContent = text
      problem.hidden = text === ''
      input.toggleAttribute('aria-invalid', false)
      if (text) {
        input.setAttribute('aria-invalid', 'true')
        input.setAttribute('aria-describedby', problem.id)
      } else input.removeAttribute('aria-describedby')
      return text === ''
    }
    input.addEventListener('input', () => {
      if (input.getAttribute('aria-invalid')) check()
    })
    return { root, input, check }
  }

  /**
   * Digits in groups of four while typing at the end; anything else is left as typed.
   * @param {HTMLInputElement} input
   */
  function groupDigits(input) {
    if (input.selectionStart !== input.value.length) return
    const digits = input.value.replace(/\D/g, '').slice(0, 19)
    input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  }

  /** `1228` becomes `12/28` while typing at the end; a slash that is typed too stays one. @param {HTMLInputElement} input @param {Event} event */
  function slashExpiry(input, event) {
    const typing = event instanceof InputEvent && event.inputType.startsWith('insert')
    const [, month, year = ''] = /^(\d\d)(?:\/\/|(\d{0,2}))$/.exec(input.value) ?? []
    if (typing && month) input.value = `${month}/${year}`
  }

  /**
   * A modal `<dialog>` whose Escape key does what the caller says.
   * @param {HTMLDialogElement} dialog @param {() => void} onEscape
   */
  function watchEscape(dialog, onEscape) {
    // Chromium closes a dialog on the second Escape whatever `cancel` does; the key itself can be prevented.
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    })
    dialog.addEventListener('cancel', (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      onEscape()
    })
  }

  /**
   * 'Cancel payment?', on top of the payment dialog. Escape means: no.
   * @param {HTMLElement} over @param {() => void} yes
   */
  function askToCancel(over, yes) {
    const title = freshId('title')
    const text = freshId('text')
    const keep = element('button', { type: 'button', class: 'sandbox-gateway-pay' }, 'Keep paying')
    const leave = element('button', { type: 'button', class: 'sandbox-gateway-quiet' }, 'Yes, cancel payment')
    const dialog = element(
      'dialog',
      { class: 'sandbox-gateway-confirm', role: 'alertdialog', 'aria-labelledby': title, 'aria-describedby': text },
      element('h2', { id: title }, 'Cancel payment?'),
      element('p', { id: text }, 'Your payment is not finished yet.'),
      keep,
      leave,
    )
    const answer = (/** @type {boolean} */ cancels) => {
      dialog.close()
      dialog.remove()
      if (cancels) yes()
    }
    keep.addEventListener('click', () => answer(false))
    leave.addEventListener('click', () => answer(true))
    watchEscape(dialog, () => answer(false))
    over.append(dialog)
    dialog.showModal()
  }

  /** @param {Options} options */
  function cardForm(options) {
    const number = textField(
      'Card number',
      { inputmode: 'numeric', autocomplete: 'cc-number', placeholder: '1234 5678 9012 3456' },
      numberProblem,
    )
    const expiry = textField(
      'Expiry (MM/YY)',
      { inputmode: 'numeric', autocomplete: 'cc-exp', maxlength: '7' },
      expiryProblem,
    )
    const cvv = textField('CVV', { inputmode: 'numeric', autocomplete: 'cc-csc', maxlength: '4' }, cvvProblem)
    const name = textField('Name on card', { autocomplete: 'cc-name', autocapitalize: 'words' }, nameProblem)
    name.input.value = options.prefill?.name ?? ''
    number.input.addEventListener('input', () => groupDigits(number.input))
    expiry.input.addEventListener('input', (event) => slashExpiry(expiry.input, event))
    const pair = element('div', { class: 'sandbox-gateway-pair' }, expiry.root, cvv.root)
    return {
      root: element('div', { class: 'sandbox-gateway-fields' }, number.root, pair, name.root),
      fields: [number, expiry, cvv, name],
      /** @param {string} value */
      use(value) {
        number.input.value = value
        expiry.input.value = `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`
        cvv.input.value = '123'
        name.input.value ||= 'Test Customer'
      },
      instrument() {
        const [month = '', year = ''] = expiry.input.value.split('/').map((part) => part.trim())
        const date = `${month.padStart(2, '0')}/${year.slice(-2)}`
        const card = { number: number.input.value.trim(), expiry: date, cvv: cvv.input.value.trim() }
        return { method: 'card', ...card, name: name.input.value.trim() }
      },
    }
  }

  function upiForm() {
    const vpa = textField('UPI ID', { inputmode: 'email', autocomplete: 'off', placeholder: 'name@bank' }, upiProblem)
    return {
      root: element('div', { class: 'sandbox-gateway-fields' }, vpa.root),
      fields: [vpa],
      /** @param {string} value */
      use(value) {
        vpa.input.value = value
      },
      instrument: () => ({ method: 'upi', vpa: vpa.input.value.trim() }),
    }
  }

  /** Radios `Card | UPI` and the fields of the one chosen. @param {Options} options */
  function methods(options) {
    const name = freshId('method')
    const all = [
      { value: 'card', label: 'Card', form: cardForm(options) },
      { value: 'upi', label: 'UPI', form: upiForm() },
    ].map((method) => {
      const radio = element('input', { type: 'radio', name, value: method.value })
      return { ...method, radio }
    })
    const choice = element(
      'fieldset',
      { class: 'sandbox-gateway-methods' },
      element('legend', {}, 'Pay with'),
      ...all.map(({ radio, label }) => element('label', {}, radio, element('span', {}, label))),
    )
    const root = element('div', {}, choice, ...all.map(({ form }) => form.root))
    /** @param {string} value */
    const choose = (value) => {
      for (const { value: own, radio, form } of all) {
        radio.checked = own === value
        form.root.hidden = own !== value
      }
    }
    choice.addEventListener('change', (event) => choose(/** @type {HTMLInputElement} */ (event.target).value))
    choose('card')
    const chosen = () => /** @type {typeof all[number]} */ (all.find(({ radio }) => radio.checked)).form
    return {
      root,
      chosen,
      /** @param {string} method @param {string} value */
      use(method, value) {
        choose(method)
        const form = chosen()
        form.use(value)
        for (const field of form.fields) field.check()
      },
    }
  }

  /**
   * The listed instruments, each with a button that fills it in.
   * @param {(method: string, value: string) => void} use
   */
  function testInstruments(use) {
    const rows = (/** @type {string} */ method, /** @type {string[][]} */ list) =>
      list.map(([value = '', does = '']) => {
        const button = element('button', { type: 'button', 'aria-label': `Use ${value} (${does})` }, 'Use')
        button.addEventListener('click', () => use(method, value))
        return element('li', {}, element('span', {}, element('code', {}, value), ` ${does}`), button)
      })
    return element(
      'div',
      { class: 'sandbox-gateway-test' },
      element('p', {}, element('strong', {}, 'Test mode: no money moves')),
      element(
        'details',
        {},
        element('summary', {}, 'Test cards and UPI IDs'),
        element('p', {}, 'With any CVV and any future date:'),
        element('ul', {}, ...rows('card', CARDS), ...rows('upi', UPI_IDS)),
      ),
    )
  }

  /** @param {Options} options @param {string} title */
  function banner(options, title) {
    const { name = '', contact = '', email = '' } = options.prefill ?? {}
    const payer = [name, contact, email].filter((part) => part !== '').join(' · ')
    const header = element('header', {})
    if (options.image) header.append(element('img', { src: options.image, alt: '', width: '48', height: '48' }))
    const heading = `Pay ${amountOf(options.amount, options.currency)} to ${options.name}`
    const words = element('div', {}, element('h2', { id: title }, heading))
    words.append(element('p', {}, `Order ${options.order_id}`))
    if (payer) words.append(element('p', {}, payer))
    header.append(words)
    return header
  }

  /**
   * @param {Options} options @param {string} attempt @param {object} instrument
   * @returns {Promise<Paid | { error: Failure } | undefined>} undefined when no answer came
   */
  async function send(options, attempt, instrument) {
    const { key, order_id, amount } = options
    try {
      const response = await fetch(PAYMENTS, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ key, order_id, amount, attempt, instrument }),
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      })
      const answer = await response.json()
      return answer.error || answer.razorpay_signature ? answer : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Draws the payment dialog and opens it.
   * @param {Options} options
   * @param {{ paid(paid: Paid): void, failed(failure: Failure): void, dismissed(): void }} tell
   * @returns {() => void} closes it without asking
   */
  function openDialog(options, tell) {
    const modal = options.modal ?? {}
    const title = freshId('title')
    const label = `Pay ${amountOf(options.amount, options.currency)}`
    const pay = element('button', { type: 'submit', class: 'sandbox-gateway-pay' }, label)
    const closing = { type: 'button', class: 'sandbox-gateway-close', 'aria-label': 'Close payment' }
    const close = element('button', closing, '×')
    const alert = element('div', { role: 'alert', class: 'sandbox-gateway-alert' })
    const method = methods(options)
    const form = element('form', { novalidate: true }, method.root, alert, pay, testInstruments(method.use))
    const panel = element('div', { class: 'sandbox-gateway-panel' }, banner(options, title), form, close)
    const quiet = modal.escape === false && modal.backdropclose !== true
    const closedby = { ...(quiet && { closedby: 'none' }) }
    const dialog = element('dialog', { class: 'sandbox-gateway', 'aria-labelledby': title, ...closedby }, panel)
    const color = options.theme?.color ?? ''
    if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color)) {
      dialog.style.setProperty('--sandbox-gateway-theme', color)
      dialog.style.setProperty('--sandbox-gateway-on-theme', inkOn(color))
    }

    let busy = false
    let attempt = freshAttempt()
    let isOpen = true

    function shut() {
      isOpen = false
      // Closing restores the focus, which removing first would lose.
      dialog.close()
      dialog.remove()
    }
    function dismiss() {
      if (!isOpen) return
      shut()
      tell.dismissed()
    }
    function leave() {
      if (busy || !isOpen) return
      if (modal.confirm_close) askToCancel(dialog, dismiss)
      else dismiss()
    }
    /** @param {boolean} value */
    function setBusy(value) {
      busy = value
      form.setAttribute('aria-busy', String(value))
      for (const button of [pay, close]) button.setAttribute('aria-disabled', String(value))
      pay.textContent = value ? 'Processing…' : label
    }
    /** @param {string} sentence */
    function complain(sentence) {
      alert.textContent = sentence
      alert.scrollIntoView({ block: 'nearest' })
    }
    async function submit() {
      if (busy) return
      const { fields, instrument } = method.chosen()
      alert.textContent = ''
      const wrong = fields.filter((field) => !field.check())
      if (wrong[0]) return wrong[0].input.focus()
      setBusy(true)
      const answer = await send(options, attempt, instrument())
      setBusy(false)
      if (answer === undefined) {
        complain('We could not hear back from the payment gateway. Press Pay again: you will not pay twice.')
      } else if ('error' in answer) {
        attempt = freshAttempt()
        complain(answer.error.description)
        tell.failed(answer.error)
        if (options.retry?.enabled === false) dismiss()
      } else {
        shut()
        tell.paid(answer)
      }
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void submit()
    })
    close.addEventListener('click', leave)
    watchEscape(dialog, () => {
      if (modal.escape !== false) leave()
    })
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog && modal.backdropclose === true) leave()
    })
    dialog.addEventListener('close', (event) => {
      if (event.target === dialog && isOpen) dialog.showModal()
    })
    document.body.append(dialog)
    dialog.showModal()
    return () => {
      if (isOpen) shut()
    }
  }

  class Razorpay {
    /** @type {Options} */
    #options
    /** @type {((response: { error: Failure }) => void)[]} */
    #onFailed = []
    /** @type {(() => void) | undefined} */
    #close

    /** @param {Options} options */
    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      if (!options.order_id) throw new Error('No order_id passed')
      if (!Number.isSafeInteger(options.amount)) throw new Error('Invalid amount: it must be a whole number of paise')
      this.#options = options
    }

    /** @param {string} event @param {(response: { error: Failure }) => void} listener */
    on(event, listener) {
      if (event === 'payment.failed') this.#onFailed.push(listener)
      return this
    }

    open() {
      if (this.#close) return
      const { handler, modal } = this.#options
      this.#close = openDialog(this.#options, {
        paid: (paid) => {
          this.#close = undefined
          handler?.(paid)
        },
        failed: (error) => this.#onFailed.forEach((listener) => listener({ error })),
        dismissed: () => {
          this.#close = undefined
          modal?.ondismiss?.()
        },
      })
    }

    close() {
      this.#close?.()
      this.#close = undefined
    }
  }

  Object.assign(window, { Razorpay })
})()
