import { useEffect, useState } from 'react'
import { Inline, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { sharePage } from '../../shell/share.ts'
import type { Plan } from '../../state/plan.ts'
import { toast } from '../../state/toasts.ts'
import { planText } from './lines.ts'
import * as css from './Plan.css.ts'
import { fragmentOf, shortened } from './sharing.ts'

const TITLE = `Our plan at ${BRAND.name}`

export function PlanShare({ plan }: { plan: Plan }) {
  const [shown, setShown] = useState('')
  const whole = fragmentOf(plan)
  const [short, setShort] = useState({ of: '', fragment: '' })
  // The link is compressed before the press, because Safari does not let a press wait before it copies.
  useEffect(() => void shortened(whole).then((fragment) => setShort({ of: whole, fragment })), [whole])
  const link = `${location.origin}/plan${short.of === whole ? short.fragment : whole}`
  const text = `${TITLE}\n${planText(plan)}`

  const copy = async (words: string, done: string): Promise<void> => {
    const isCopied = (await sharePage({ title: TITLE, url: words }, { clipboard: navigator.clipboard })) === 'copied'
    if (isCopied) toast('success', done)
    setShown(isCopied ? '' : words)
  }

  return (
    <>
      <Inline gap={4}>
        <TextButton icon="share" onClick={() => void copy(link, 'Link copied')}>
          Copy the link
        </TextButton>
        <TextButton onClick={() => void copy(text, 'Text copied')}>Copy as text</TextButton>
        <TextLink
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${link}`)}`}
          external
          externalLabel=", opens in a new tab"
        >
          Send by WhatsApp
        </TextLink>
        <TextButton icon="printer" onClick={() => print()}>
          Print
        </TextButton>
      </Inline>
      <p role="status" className={css.copied}>
        {shown}
      </p>
      <Text size="small" tone="muted">
        Whoever has the link can read the plan and its notes.
      </Text>
    </>
  )
}
