/** How QA reviews a change: pictures, states, situations, accounts, the audit, transcripts. */
import { expect } from 'storybook/test'
import { MODES } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { LIMITS } from '../../mocks/provider/limits.ts'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'
import { OTP_LENGTH } from '../../storefront/text/rules.ts'
import { MODES_TABLE, READING_THE_REPORT, TRANSCRIPTS } from './guideParts.ts'

const often = ({ most, within }: { most: number; within: number }) => `${most} in ${within / 60_000} minutes`

/** One code in 100,000 is right. */
const years = (10 ** OTP_LENGTH / LIMITS.day.most / 365).toFixed(1)

const GUIDE = `
<h2>A change in five minutes</h2>
<ol>
<li>Run <code>npm run visual -- --since main</code>. It builds Storybook, photographs what the change can reach, and ends with the path of a page.</li>
<li>Open that page. The heading says how many pictures look different.</li>
<li>Choose one component after another. Was each meant to change? Ask first about the one that nobody named.</li>
<li>Choose modes. A change of colour shows in three themes and in forced colours; a change of size shows on a phone and in large text.</li>
<li>Look at what is left with the slider: what jumps, what is cut off?</li>
<li>Accept what is meant with the command on its card, and commit the pictures with the change. Send the rest back with the card’s name: it says component, story and mode.</li>
</ol>
${READING_THE_REPORT}
<h2>Which states are proven</h2>
<p><em>Foundations/States</em> shows every component, each of its states and each mode: the accepted picture, the themes axe judged, what the audit found, and whether the story was played. <em>Only what has gaps</em> leaves what is missing, with the command that mends it. A picture opens its story. The same table is <code>states.json</code> beside the published Storybook.</p>
<p><code>npm run states</code> tests all stories, makes the table and fails with the list of its gaps (what the audit found is shown where it was run, and fails by itself); <code>npm run states -- --as-is</code> takes the results that are there. What can be known without a browser fails <code>npm test -- unit</code> already.</p>
<h2>Situations</h2>
<ul>
<li>In Storybook: the beaker in the toolbar says what the provider does (sold out, coupon refused, server down, slow). Stories of routes answer to it. Theme, direction, motion and screen stand beside it.</li>
<li>On a running shop: open <code>/__scenario/</code> and choose. A cookie keeps the choice until <code>/__scenario/off</code>.</li>
<li>Both lists are <code>mocks/scenarios.ts</code>. One entry more stands in both.</li>
</ul>
<h2>Accounts</h2>
<ul>
<li>A number or an e-mail address has ${often(LIMITS.receiver)}: as many codes are sent to it, and as many wrong ones looked at, over all requests and browsers. One network has ${often(LIMITS.address)}, and there the question whether a number is registered counts as well. A day has ${LIMITS.day.most} of both for each browser in which that number has logged in before, and ${LIMITS.day.most} for all others together.</li>
<li>Whoever is over a limit is told a time of day; the form counts down to it, keeps what was typed, and gives the telephone. A stranger can keep somebody from logging in for a quarter of an hour, at most eight times a day, in a browser in which they have logged in before; in a new one for the rest of a day. Strangers who guess day and night at one number need ${years} years on average.</li>
<li>More than thirty logins an hour from one machine? Start with <code>--db :memory:</code>, and again: the counts are kept with the data.</li>
<li>A code belongs to the browser that asked for it: its cookie <code>SessionId</code>, or its network where it keeps no cookies. So does a guest’s cart; without cookies it is found by the id that the page names.</li>
<li>A session ends after 30 minutes without a call. The next call that somebody makes says so and leads to the login; calls that nobody made say nothing. A payment is confirmed without a session.</li>
<li>Another mobile number needs a code of the new one and of the present one, and ends the other sessions. A provider that knows the documents alone asks for one code.</li>
</ul>
<h2>The audit</h2>
<p><code>npm run audit</code> asks axe, IBM’s engine and html-validate about every story and every route, and measures reflow, text spacing, targets and contrast over pictures. A row is a component or a route, a column an engine, a number how much it found; under the table the first of each kind have rule, element and a sentence. All of them are in <code>.cache/audit/report.html</code> and <code>report.json</code>. <code>npm run audit -- --only Badge</code> narrows it, and writes to <code>.cache/audit/part</code>.</p>
<p>Mend what it finds. Where the engine is wrong, add an exception to <code>.ci/audit/exceptions.ts</code>: engine, rule, where, and the reason as a sentence. An exception that nothing needs any more is a finding itself.</p>
${TRANSCRIPTS}
${MODES_TABLE}
`

const meta = preview.meta({ title: 'Guides/For QA' })

export const Guide = meta.story({
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="title-l">
        For QA
      </Heading>
      <Prose html={GUIDE} tableLabel="Modes" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A change in five minutes' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(MODES).length + 1)
  },
})
