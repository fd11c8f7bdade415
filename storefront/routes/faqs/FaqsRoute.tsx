import { FAQ_PICTURES } from '#brand/faqs.ts'
import { Button, Container, ArchPicture, Heading } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetFAQ } from '../../api/contract/catalogue/questions.ts'
import { breadcrumbList } from '../../shell/breadcrumbs.ts'
import { passFocusOn } from '../../shell/focus.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { Crumbs } from '../../shell/PublicPage.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { Answers, AnswersLoading } from './Answers.tsx'
import * as css from './FaqsPage.css.ts'
import { faqPage, matching } from './questions.ts'
import { HERE, Search } from './Search.tsx'
import { useSearchWords } from './useSearchWords.ts'

export function FaqsRoute() {
  const answer = useResource('faqs', (signal) => send(GetFAQ, {}, { signal }))
  const loaded = valueOf(answer)?.FAQList
  const { words, questions, search, clear } = useSearchWords(loaded)
  const found = questions && matching(questions, words)
  return (
    <>
      <PageHead
        title="FAQ's"
        description="What a shoot costs, how to move a date, who may come along: answers to what people ask before they book."
        image={pageCard('faqs')}
        data={[breadcrumbList(HERE), ...faqPage(loaded ?? [])]}
      />
      <Container>
        <FaqsBanner />
        <div className={css.columns}>
          <Search words={words} count={found?.length} onSearch={search} onClear={clear} />
          <div className={css.answers} data-of-query>
            {match(answer, {
              loading: () => <AnswersLoading />,
              ready: () => null,
            })}
            {found &&
              (found.length > 0 ? (
                <Answers key={words} questions={found} words={words} />
              ) : (
                <NothingFound
                  action={
                    words !== '' && (
                      <Button ref={passFocusOn} onClick={clear}>
                        Show all questions
                      </Button>
                    )
                  }
                />
              ))}
          </div>
        </div>
      </Container>
    </>
  )
}

function FaqsBanner() {
  return (
    <>
      <Crumbs trail={[HERE]} />
      <div className={css.banner}>
        <div className={css.title}>
          <Heading level={1} size="display-m">
            Good questions
          </Heading>
        </div>
        <div className={css.views}>
          {FAQ_PICTURES.map((src) => (
            <div key={src} className={css.view}>
              <ArchPicture src={src} alt="" loading="eager" />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
