import { useState } from 'react'
import type { SendOptions } from '../../api/client.ts'
import type { Result } from '../../state/request.ts'
import { toast } from '../../state/toasts.ts'
import { otpProblem } from '../../text/rules.ts'
import { toastAndFocus, useControlRefs } from '../focus.ts'
import { useSingleFlight } from '../useSingleFlight.ts'

/** `present` is the second code of a change of mobile, sent to the present number. */
export type CodePlace = 'code' | 'present'

interface SentCode {
  typed: string
  /** The provider's sentence stays at the field, because the toast disappears. */
  msg: string
  /** In milliseconds since 1970. */
  resendAt: number
}

const typedOf = (code: SentCode | undefined): string => code?.typed ?? ''

/** A form confirmed by one-time codes: the sent codes, the problem shown, the calls. */
export function useCodeForm<Field extends string>() {
  type Place = Field | CodePlace | 'form'
  const [sent, setSent] = useState<Partial<Record<CodePlace, SentCode>>>({})
  const [problems, setProblems] = useState<Partial<Record<Place, string>>>({})
  const { busy, retryAt, run, drop } = useSingleFlight()
  const refOf = useControlRefs<Record<Field | CodePlace, HTMLInputElement>>()
  const last: CodePlace = sent.present ? 'present' : 'code'

  /** Focuses and toasts the first problem. */
  const refuseEach = (found: readonly { at: Field | CodePlace; text: string }[]): void => {
    setProblems(Object.fromEntries(found.map(({ at, text }) => [at, text])) as Partial<Record<Place, string>>)
    const [first] = found
    if (first) toastAndFocus(refOf(first.at).current, first.text)
  }
  const refuse = (at: Field | CodePlace, text: string): void => refuseEach([{ at, text }])

  return {
    sent,
    last,
    busy,
    retryAt,
    refOf,
    refuse,
    refuseEach,
    problemAt: (at: Place) => problems[at],

    typeCode(place: CodePlace, typed: string): void {
      setSent((codes) => {
        const code = codes[place]
        return code ? { ...codes, [place]: { ...code, typed } } : codes
      })
      setProblems({})
    },

    /** Returns to the first step because a field was edited; problems of other fields stay. */
    startOver(edited: Field): void {
      drop()
      setSent({})
      setProblems((all) => ({ ...all, [edited]: undefined, code: undefined, present: undefined, form: undefined }))
    },

    async sendCode(
      call: (options: SendOptions) => Promise<{ Msg: string }>,
      resendAfterSeconds: number,
      place: CodePlace = 'code',
    ): Promise<boolean> {
      setProblems({})
      const outcome = await run(call)
      if (outcome.status === 'done') {
        // Not announced: the focused field has the text as its hint.
        toast('success', outcome.value.Msg, false)
        const code = { typed: '', msg: outcome.value.Msg, resendAt: Date.now() + resendAfterSeconds * 1000 }
        setSent((codes) => ({ ...codes, [place]: code }))
      } else if (outcome.status !== 'dropped') setProblems({ form: outcome.msg } as typeof problems)
      return outcome.status === 'done'
    },

    /** Sends the typed codes. A failure selects the code for retyping; a refusal is shown at the code. */
    async confirm<Answer>(
      call: (codes: Record<CodePlace, string>, options: SendOptions) => Promise<Answer>,
    ): Promise<Result<Answer>> {
      for (const place of ['code', last] as const) {
        const wrong = otpProblem(typedOf(sent[place]))
        if (wrong) {
          refuse(place, wrong)
          return { status: 'dropped' }
        }
      }
      setProblems({})
      let at = last
      const refuseCode = (msg: string, { needs }: { needs?: string }): void => {
        // With two codes, the provider says if the first is the wrong one.
        if (needs === 'Otp') at = 'code'
        refuse(at, msg)
      }
      const codes = { code: typedOf(sent.code), present: typedOf(sent.present) }
      const outcome = await run((options) => call(codes, options), refuseCode)
      if (outcome.status === 'failed') setProblems({ form: outcome.msg } as typeof problems)
      if (outcome.status === 'failed' || outcome.status === 'refused') {
        refOf(at).current?.focus()
        refOf(at).current?.select()
      }
      return outcome
    },
  }
}

export type CodeForm = ReturnType<typeof useCodeForm<never>>
