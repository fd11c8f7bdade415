/** How QA reviews a change: pictures, situations, accounts, the audit, transcripts. */
import { expect, within } from 'storybook/test'
import { MODES } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { GUESSES_A_DAY, LIMITS } from '../../mocks/provider/limits.ts'
import { OTP_LENGTH } from '../../mocks/provider/otp.ts'
import { JOURNEYS_AND_PAGES, MODES_TABLE, READING_THE_REPORT } from './guideParts.ts'
import { GuideText, pageLink } from './GuideText.tsx'

const often = ({ most, within }: { most: number; within: number }) => `${most} in ${within / 60_000} minutes`

/** Guessing: one code in 100,000 is correct. */
const years = (10 ** OTP_LENGTH / GUESSES_A_DAY / 365).toFixed(1)

const GUIDE = `
<h2>Sign off a change</h2>
<ol>
<li>Open the pull request. The comment <em>Summary in the pull request</em> says how many pictures differ, and links the run with its artifact <em>visual-report</em>. With Chromatic, the check <em>UI Tests</em> opens the same changes in the browser.</li>
<li>Open the report: before, after and difference of each change, in groups. Was this component meant to change? Start with components the change does not mention.</li>
<li>Open all pictures of a group where the words are not enough: themes and forced colours for a colour, a phone and large text for a size. Compare the rest with the slider: what shifts, what is cut off?</li>
<li>Accept: in Chromatic press <em>Accept</em>; without it run the workflow <em>Pictures</em> on the branch (<em>Actions, Pictures, Run workflow</em>), for one component or for all. It commits what was accepted.</li>
<li>Reject: in Chromatic press <em>Deny</em>; without it request changes on the pull request, with component, story and mode. It cannot be merged while a picture differs.</li>
</ol>
<p>${pageLink('guides-test-results', 'Test results')} has what the build that published this Storybook found of each component: interaction tests, axe, pictures and audit.</p>
${READING_THE_REPORT}
<h2>Tested states</h2>
<p>The page of each component shows its stories, one for each state or a sheet of many. <code>npm test -- unit</code> names each mode without an accepted picture, each component without a story, and each exception of axe without a reason; <code>npm test -- stories</code> plays every story and runs axe in all three themes.</p>
<h2>Situations</h2>
<ul>
<li>In Storybook: <em>Backend response</em>, the beaker of the toolbar, acts on every page of the shop: sold out, coupon refused, server down, slow. A line beside the toolbar says where it shows. <em>Failures</em> opens each one where it does.</li>
<li>${JOURNEYS_AND_PAGES}</li>
<li>In a running shop: start it with <code>npm start -- --scenarios</code>, open <code>/__scenario/</code> and choose. A cookie keeps the choice until you switch it off there.</li>
<li>Both lists come from <code>mocks/scenarios.ts</code>. A new entry appears in both.</li>
</ul>
<h2>Login limits</h2>
<table><thead><tr><th>Who</th><th>Codes sent, and as many wrong codes</th></tr></thead><tbody>
<tr><td>A browser in which that number has logged in before</td><td>${often(LIMITS.receiver)}, ${LIMITS.day.most} a day</td></tr>
<tr><td>A phone number or an email address, from any other network</td><td>${often(LIMITS.receiver)}, ${LIMITS.network.most} a day</td></tr>
<tr><td>All other networks together, at one number or address</td><td>${LIMITS.others.most} a day</td></tr>
<tr><td>A network, where checking whether a number is registered also counts</td><td>${often(LIMITS.address)}</td></tr>
<tr><td>An IPv6 /48, which is many networks of one customer</td><td>${often(LIMITS.site)}</td></tr>
<tr><td>All unknown browsers together, at all numbers (wrong codes only)</td><td>${often(LIMITS.shop)}</td></tr>
</tbody></table>
<p>${pageLink('docs-operating', 'Operating')} says why.</p>
<ul>
<li>A user over a limit is told at what time to try again; the form counts down to it, keeps its input and shows the phone number. An attacker cannot block a login in a browser in which the user has logged in before; with several networks, an attacker can block logins in new browsers. Guessing continuously at one number takes ${years} years on average.</li>
<li>For more than thirty logins an hour from one machine, start with <code>--db :memory:</code> and restart: the counts are stored with the data.</li>
</ul>
<h2>Accounts</h2>
<ul>
<li>A code is valid only in the browser that requested it, identified by its cookie <code>SessionId</code>, or by its network if it accepts no cookies. The same applies to a guest’s cart; without cookies it is found by the id that the page sends.</li>
<li>A session expires after 30 minutes without a call. The next call caused by the user reports it and leads to the login; background calls report nothing. Confirming a payment needs no session.</li>
<li>Changing the mobile number requires a code for the new number and one for the current number, and ends the other sessions. A provider that implements only the documentation requires one code.</li>
</ul>
<h2>The audit</h2>
<p><code>npm run audit</code> runs axe, IBM’s engine and html-validate on every story and every route, and measures reflow, text spacing, target sizes and contrast over pictures. On stories of components axe checks colours only, because <code>npm test</code> runs its other rules after every story. It prints the first findings of each kind with element and a sentence, and a count for each engine. <code>.cache/audit/report.html</code> lists all findings by story and route, what was accepted and why, and what was checked without a finding; <code>report.json</code> has the same. <code>npm run audit -- --only Badge</code> audits one component and writes to <code>.cache/audit/part</code>.</p>
<p>Fix what it finds. If the engine is wrong, add an exception to <code>stories/audit/exceptions.ts</code>: engine, rule, where, and the reason as a sentence. An unused exception is itself a finding.</p>
<h2>What a screen reader announces</h2>
<p>Transcripts are plain text: of a component in its folder, <code>transcript.txt</code>, of complete flows in <code>storefront/e2e/transcripts</code>. A changed line fails the tests. Check the new text: does every control have a name, are changes announced, is anything announced twice? Update intended changes and commit them with the code:</p>
<ul>
<li>components: <code>npx vitest run --project 'unit*' stories/transcripts.test.tsx -u</code></li>
<li>flows: <code>UPDATE_TRANSCRIPTS=1 npm test -- build end</code></li>
</ul>
${MODES_TABLE}
<h2>On your own computer</h2>
<ol>
<li>Run <code>npm run visual -- --since main</code> on Linux x64. It builds Storybook, takes screenshots of everything the change can affect, and prints the address of a page like the report of a pull request.</li>
<li>Accept there what was intended, and commit the text files that this changes. <code>npm run visual -- --update Badge</code> accepts a component, <code>npm run visual -- --update dark</code> a mode, and without a name everything that remains.</li>
</ol>
`

const meta = preview.meta({
  title: 'Review/For QA',
  id: 'guides-for-qa',
  parameters: {
    docs: {
      subtitle: 'How to review a change, where situations are chosen, which limits an account has, what is tested.',
    },
    isText: true,
  },
})

export const Guide = meta.story({
  render: () => <GuideText html={GUIDE} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Sign off a change/ })).toBeVisible()
    const rowsOf = (title: RegExp) => within(canvas.getByRole('region', { name: title })).getAllByRole('row')
    await expect(rowsOf(/^Modes/)).toHaveLength(Object.keys(MODES).length + 1)
    await expect(rowsOf(/^Login limits/)).toHaveLength(Object.keys(LIMITS).length)
  },
})
