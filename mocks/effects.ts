type Body = Readonly<Record<string, unknown>>

export type Effect =
  /** Answers in the call's envelope, without calling the provider. */
  | { readonly type: 'answer'; readonly n: number; readonly Msg: string; readonly fields?: Body }
  /** Does not call the provider. */
  | { readonly type: 'status'; readonly status: number }
  /** An HTML page with status 200, like from a proxy. */
  | { readonly type: 'htmlPage' }
  | { readonly type: 'disconnect' }
  /** The provider does its work, but the first answer to each request becomes a 500. */
  | { readonly type: 'loseFirst' }
  | { readonly type: 'transform'; readonly change: (body: Body) => Body }
  | { readonly type: 'delay'; readonly milliseconds: number }

export const answerWith = (n: number, Msg: string, fields?: Body): Effect => ({
  type: 'answer',
  n,
  Msg,
  ...(fields && { fields }),
})
export const refuseWith = (Msg: string) => answerWith(0, Msg)

function emptied(body: Body): Body {
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (name === 'PageCount') return [name, 0]
    return [name, Array.isArray(value) && name !== 'ResponseList' ? [] : value]
  })
  return Object.fromEntries(entries)
}

export const EMPTY_LISTS: Effect = { type: 'transform', change: emptied }

export function withoutField(list: string, field: string): Effect {
  return {
    type: 'transform',
    change: (body) => {
      const elements: unknown = body[list]
      if (!Array.isArray(elements)) return body
      const others = (element: Body) => Object.entries(element).filter(([name]) => name !== field)
      return { ...body, [list]: elements.map((element: Body) => Object.fromEntries(others(element))) }
    },
  }
}

/** Repeats elements under new ids and names. The copies cannot be bought. */
export function repeatElements(list: string, fields: { id: string; name: string }, times: number): Effect {
  return {
    type: 'transform',
    change: (body) => {
      const elements: unknown = body[list]
      if (!Array.isArray(elements)) return body
      const copy = (element: Body, at: number): Body => ({
        ...element,
        [fields.id]: Number(element[fields.id]) + at * 10_000,
        [fields.name]: `${String(element[fields.name])} No. ${at + 1}`,
      })
      const rounds = Array.from({ length: times }, (_, at) =>
        elements.map((element: Body) => (at === 0 ? element : copy(element, at))),
      )
      return { ...body, [list]: rounds.flat() }
    },
  }
}

export const RAISED_AMOUNT: Effect = {
  type: 'transform',
  change: (body) => {
    const model = body['PaymentTransactionModel'] as Body | undefined
    if (!model) return body
    return { ...body, PaymentTransactionModel: { ...model, PaidAmount: Number(model['PaidAmount']) + 1 } }
  },
}
