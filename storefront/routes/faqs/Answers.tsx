import { Accordion, Heading, Link, Loading, Skeleton, Stack, VisuallyHidden } from '../../../design-system/index.ts'
import { MESSAGES } from '../../text/messages.ts'
import * as css from './FaqsPage.css.ts'
import { pieces, type Question } from './questions.ts'

/** During a search the first answer is open and matches are marked. */
export function Answers({ questions, words }: { questions: readonly Question[]; words: string }) {
  const items = questions.map(({ FAQId, Question: asked, Answer }, at) => ({
    // Items with the same id would open together.
    id: `${at} ${FAQId}`,
    title: <Marked text={asked} words={words} />,
    content: (
      <p className={css.answer}>
        <LinkedAnswer text={Answer} words={words} />
      </p>
    ),
  }))
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={2} size="title-m">
          Questions and answers
        </Heading>
      </VisuallyHidden>
      <Accordion level={3} items={items} startOpen={words === '' ? [] : items.slice(0, 1).map(({ id }) => id)} />
    </>
  )
}

/** Answers are plain text, so the link to the refund policy is added where they mention it. */
function LinkedAnswer({ text, words }: { text: string; words: string }) {
  const [before = '', policy, after = ''] = text.split(/(refund policy)(.*)/is)
  return (
    <>
      <Marked text={before} words={words} />
      {policy && (
        <Link href="/refund-policy">
          <Marked text={policy} words={words} />
        </Link>
      )}
      <Marked text={after} words={words} />
    </>
  )
}

function Marked({ text, words }: { text: string; words: string }) {
  return pieces(text, words).map((piece, at) =>
    piece.isMatch ? (
      <mark key={at} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}

export function AnswersLoading() {
  return (
    <Loading label={MESSAGES.wait}>
      <Stack gap={6}>
        {['70%', '55%', '82%', '48%', '64%', '74%'].map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </Stack>
    </Loading>
  )
}
