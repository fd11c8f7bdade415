import { Loading, Skeleton, TextLink } from '../../design-system/index.ts'
import { send } from '../api/client.ts'
import { GetFAQ } from '../api/contract/catalogue/questions.ts'
import { useResource } from '../state/resource.ts'
import { MESSAGES } from '../text/messages.ts'
import { match } from './match.tsx'
import * as css from './CommonAnswers.css.ts'

/** Topics of which the first question is shown. A topic that the studio does not answer is left out. */
const ASKED = [/\bcancel/i, /\brain/i, /\bpeople\b/i]

export function CommonAnswers() {
  const faqs = useResource('faqs', (signal) => send(GetFAQ, {}, { signal }), { quiet: true })
  return (
    <div className={css.answers}>
      {match(faqs, {
        loading: () => (
          <Loading label={MESSAGES.wait}>
            <Skeleton shape="text" width="70%" />
          </Loading>
        ),
        refused: () => null,
        ready: ({ FAQList }) => {
          const found = ASKED.flatMap((about) => FAQList.find(({ Question }) => about.test(Question)) ?? [])
          if (found.length === 0)
            return (
              <p>
                Not answered here yet. <TextLink href="/contact-us">Ask us</TextLink>
              </p>
            )
          return (
            <dl className={css.list}>
              {found.map(({ FAQId, Question, Answer }) => (
                <div key={FAQId}>
                  <dt className={css.question}>{Question}</dt>
                  <dd>{Answer}</dd>
                </div>
              ))}
            </dl>
          )
        },
      })}
      <TextLink href="/faqs">All questions</TextLink>
    </div>
  )
}
