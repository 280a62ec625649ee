import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { billedRequests, checksOf, named, requireChecks, workOff } from '../../test/checked-people.ts';
import { jobHandlers } from '../registry.ts';
import { runVerification } from './run-verification.ts';
import { isExhaustive, sampleOf } from '@roadworthy/core/shared/testing/sampled.ts';

const fixture = useFixture('verification crash', { now: '2026-06-15T14:00:00Z' });
beforeAll(() => requireChecks(fixture.backend));

type IntentRow = {
  process_intent_id: string;
  organization_id: string;
  root_id: string;
  request: unknown;
  created: Date;
};
const intentsOf = ({ quoteId }: StartedQuote) =>
  selectRows<IntentRow>(
    fixture.backend,
    `select i.process_intent_id, i.organization_id, i.root_id, i.request, i.created from process_intents i
     join quote_verifications v on v.quote_verification_id = i.root_id where v.quote_id = $1`,
    [quoteId],
  );

/** A vendor's answer that nobody kept: the server died after it had asked. */
const askInVain = async (intents: readonly IntentRow[]) => {
  for (const intent of intents) await runVerification.call(intent, fixture.backend.platform, async () => null as never);
};
const resume = async ({ process_intent_id: intentId, organization_id: organizationId }: IntentRow) => {
  const job = jobHandlers(fixture.backend.platform)['resume-intent'];
  await job?.({ intentId, organizationId, process: 'run_verification' }).catch(() => undefined);
};

const crashes = {
  'before it asked': async () => undefined,
  'after it was answered, twice': async (intents: readonly IntentRow[]) => {
    await askInVain(intents);
    await askInVain(intents);
  },
  'while another one finished': async (intents: readonly IntentRow[]) => {
    await Promise.all(intents.flatMap((intent) => [resume(intent), resume(intent), askInVain([intent])]));
  },
  'after it had finished': async (intents: readonly IntentRow[]) => {
    for (const intent of intents) await resume(intent);
  },
} as const;

const answers = [
  ['Moreno', 'done', 'open', 3],
  ['Points', 'done', 'open', 3],
  ['Nohit', 'done', 'open', 3],
  ['Fraud', 'done', 'open', 3],
  // What cannot be read was answered, and is charged for.
  ['Malformed', 'errored', 'open', 3],
  ['Timeout', 'errored', 'open', 0],
] as const;
const violationsOf: Readonly<Record<string, number>> = { Points: 2 };
// Nobody is asked about whose answer is on file.
// One in three of them, so that each answer and each crash is met.
const cases = sampleOf(
  answers.flatMap((answer) => Object.keys(crashes).map((crash) => [...answer, crash] as const)),
  3,
);
let people = 0;
const somebody = () => `Ada${String.fromCodePoint(97 + (people += 1))}`;

describe('a server that dies', () => {
  test.each(cases)(
    'asked about %s leaves every check %s, the quote %s and %i requests charged for, %s',
    async (name, state, status, charged, crash) => {
      const before = await billedRequests(fixture.backend);
      const quote = await plannedQuote(
        fixture.backend,
        named(name, { person: { first_name: somebody(), license_number: `RM1234${10 + people}` } }),
      );
      const intents = await intentsOf(quote);
      expect(intents).toHaveLength(3);
      await crashes[crash as keyof typeof crashes](intents);
      await workOff(fixture.backend);
      await workOff(fixture.backend);
      expect(await checksOf(quote)).toEqual({ mvr: state, frs: state, tas: state });
      expect((await billedRequests(fixture.backend)) - before).toBe(charged);
      const stored = await selectOne(
        fixture.backend,
        `select status, (select count(*)::int from quote_verifications v where v.quote_id = q.quote_id) as checks,
           (select count(*)::int from mvr_violations m where m.quote_id = q.quote_id) as violations
         from quotes q where quote_id = $1`,
        [quote.quoteId],
      );
      expect(stored).toEqual({ status, checks: 3, violations: violationsOf[name] ?? 0 });
    },
  );

  test('leaves nothing that contradicts itself, and no name or license number in what it asked', async () => {
    expect(await checkInvariants(fixture.backend)).toEqual([]);
    const written = await selectRows<{ text: string }>(
      fixture.backend,
      `select concat(request, actor, result) as text from process_intents where process = 'run_verification'
       union all select concat(to_jsonb(v)) from quote_verifications v
       union all select concat(to_jsonb(m)) from mvr_violations m`,
    );
    expect(written.length).toBeGreaterThan(isExhaustive ? 20 : 10);
    for (const { text } of written) expect(text).not.toMatch(/Points|RM1234|1968-03-09|Speeding/);
  });
});
