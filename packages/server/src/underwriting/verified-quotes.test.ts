import { randomUUID } from 'node:crypto';
import type { Faults } from '@roadworthy/providers/payments/fault-injection.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { bindDocument, cardToken, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { signAsPage } from '@roadworthy/testkit/sign-as-page.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { billedRequests, checksOf, named, requireChecks, workOff } from '../../test/checked-people.ts';
import { seal } from '../kernel/settings/sealed.ts';

const noon = '2026-06-15T14:00:00Z';
let during: Faults = () => undefined;
const fixture = useFixture('verified quotes', { now: noon, paymentFaults: (call) => during(call) });
beforeAll(() => requireChecks(fixture.backend));
afterEach(async () => {
  during = () => undefined;
  fixture.backend.clock.set(noon);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const planned = (lastName: string, facts: Parameters<typeof named>[1] = {}) =>
  plannedQuote(fixture.backend, named(lastName, facts));
const rowOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ status: string; total: number; version: number; resume_status: string | null }>(
    fixture.backend,
    'select status, total, version, resume_status from quotes where quote_id = $1',
    [quoteId],
  );
const pricing = async ({ customer, quoteId }: StartedQuote) =>
  await customer.must<{
    quote_pricing: { bindable: boolean; referral_violations: { code: string }[] };
    price_range: { moves: { answer: string; before_low: number; after_low: number }[] };
  }>(
    `query ($id: uuid!) {
        quote_pricing(quote_id: $id) { bindable referral_violations { code } }
        price_range(quote_id: $id) { moves { answer before_low after_low } }
      }`,
    { id: quoteId },
  );
const pay = async ({ customer, quoteId }: StartedQuote) => {
  const variables = { id: quoteId, method: await cardToken(fixture.backend, '4242424242424242') };
  return customer.ask(bindDocument, variables, { idempotencyKey: randomUUID() });
};
async function charged({ quoteId }: StartedQuote): Promise<string[]> {
  const text = 'select gateway_key as key from payments where quote_id = $1';
  const payments = await selectRows<{ key: string }>(fixture.backend, text, [quoteId]);
  return (await sandboxOf(fixture.backend).charges())
    .filter(({ key }) => payments.some((payment) => key.startsWith(payment.key)))
    .map(({ kind, result }) => `${kind}:${result.status}`);
}

describe('a price', () => {
  test('follows the driving record and the score, says so, and leaves the version that is being edited', async () => {
    const quote = await planned('Points');
    const before = await rowOf(quote);
    await workOff(fixture.backend);
    const after = await rowOf(quote);
    expect(after).toMatchObject({ status: 'open', version: before.version });
    expect(after.total).not.toBe(before.total);
    const { price_range } = await pricing(quote);
    const moves = price_range.moves.filter(({ answer }) => ['driving_record', 'score'].includes(answer));
    expect(moves.map(({ answer }) => answer).toSorted()).toEqual(['driving_record', 'score']);
    const record = moves.find(({ answer }) => answer === 'driving_record');
    expect((record?.after_low ?? 0) - (record?.before_low ?? 0)).toBeGreaterThan(0);
  });

  test('counts once what was declared and is found', async () => {
    const incidents = { at_fault: 0, major: 0, minor: 0, speeding: 1 };
    const [declared, silent] = [await planned('Points', { incidents }), await planned('Points')];
    await workOff(fixture.backend);
    expect((await rowOf(declared)).total).toBe((await rowOf(silent)).total);
  });
});

describe('what a check finds', () => {
  test.each(['Mismatch', 'Reckless', 'Suspended'])(
    'about %s gives the customer who is alone an agent',
    async (name) => {
      const quote = await planned(name);
      await workOff(fixture.backend);
      expect((await rowOf(quote)).status).toBe('agent_required');
      const [{ errors }] = [await pay(quote)];
      expect(errors[0]?.extensions).toMatchObject({ code: 'quote_agent_required' });
    },
  );

  test('about a doubtful buyer asks an underwriter', async () => {
    const quote = await planned('Fraud');
    await workOff(fixture.backend);
    expect((await pricing(quote)).quote_pricing).toMatchObject({
      bindable: false,
      referral_violations: [{ code: 'identity_doubtful' }],
    });
    const referrals = await selectRows(
      fixture.backend,
      `select findings from quote_referrals where quote_id = $1 and status = 'pending'`,
      [quote.quoteId],
    );
    expect(referrals).toMatchObject([{ findings: [{ code: 'identity_doubtful' }] }]);
  });

  test.each(['Timeout', 'Malformed', 'Down'])('never binds %s unverified, and takes no money', async (name) => {
    const quote = await planned(name);
    await workOff(fixture.backend);
    const { errors } = await pay(quote);
    expect(errors[0]?.extensions).toMatchObject({ code: 'verification_failed' });
    expect(await charged(quote)).toEqual([]);
    expect((await rowOf(quote)).status).toBe('open');
  });
});

describe('an answer', () => {
  test('holds for 60 days for every copy of the quote, and is charged for once', async () => {
    const quote = await planned('Moreno');
    await workOff(fixture.backend);
    const before = await billedRequests(fixture.backend);
    const { copy_quote_request: copy } = await fixture.tenants.insurer.agent.must<{
      copy_quote_request: { quote_id: string };
    }>('mutation ($id: uuid!) { copy_quote_request(quote_id: $id) { quote_id } }', { id: quote.quoteId });
    const copied = { ...quote, quoteId: copy.quote_id, customer: fixture.backend.bearer(copy.quote_id) };
    await workOff(fixture.backend);
    expect(await checksOf(copied)).toEqual({ mvr: 'done', frs: 'done', tas: 'done' });
    expect(await billedRequests(fixture.backend)).toBe(before);
    fixture.backend.clock.set('2026-08-13T14:00:00Z');
    expect(await checksOf(copied)).toMatchObject({ mvr: 'done' });
    fixture.backend.clock.set('2026-08-14T14:00:01Z');
    expect(await checksOf(copied)).toMatchObject({ mvr: 'missing' });
  });

  test('is found again for the same person on another quote of the organization', async () => {
    const email = `${randomUUID()}@example.com`;
    await planned('Moreno', { person: { email } });
    await workOff(fixture.backend);
    const before = await billedRequests(fixture.backend);
    const other = await planned('Moreno', { person: { email } });
    await workOff(fixture.backend);
    expect(await checksOf(other)).toEqual({ mvr: 'done', frs: 'done', tas: 'done' });
    expect(await billedRequests(fixture.backend)).toBe(before);
  });

  test('that comes while the money is held refers the quote and gives the money back', async () => {
    const quote = await planned('Moreno');
    await workOff(fixture.backend);
    await signAsPage(fixture.backend, quote, 'Ada Moreno');
    const row = await selectOne<{ id: string }>(
      fixture.backend,
      `select quote_verification_id as id from quote_verifications where quote_id = $1 and call_type = 'tas'`,
      [quote.quoteId],
    );
    const plain = JSON.stringify({ kind: 'tas', found: { flags: ['watch_list'] } });
    const place = { table: 'quote_verifications', column: 'result', key: row.id };
    during = async ({ operation, moment }) => {
      if (operation !== 'authorize' || moment !== 'after_effect') return;
      const result = seal(fixture.backend.platform.secrets, { ...place, plain });
      await selectRows(fixture.backend, 'update quote_verifications set result = $2 where quote_verification_id = $1', [
        row.id,
        result,
      ]);
    };
    const { data } = await pay(quote);
    expect(data).toMatchObject({
      bind_quote: { status: 'declined', decline_code: 'referral_needed', policy_id: null },
    });
    expect(await charged(quote)).toEqual(['authorize:authorized', 'void:voided']);
    expect(await rowOf(quote)).toMatchObject({ status: 'referred', resume_status: 'open' });
    const requested = await selectRows(fixture.backend, 'select status from quote_referrals where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(requested).toEqual([{ status: 'pending' }]);
  });
});

test('an answer that comes after a forced bind leaves the policy as it was sold, and an underwriter is asked once', async () => {
  const quote = await planned('Fraud');
  const force = 'mutation ($id: uuid!) { force_bind_quote(quote_id: $id, reason: "Known to us.") { waived } }';
  await fixture.tenants.insurer.underwriter.must(force, { id: quote.quoteId });
  await signAsPage(fixture.backend, quote, 'Ada Fraud');
  const { data } = await pay(quote);
  expect(data).toMatchObject({ bind_quote: { status: 'bound' } });
  const { total } = await rowOf(quote);
  fixture.backend.clock.set('2026-06-15T14:05:00Z');
  await workOff(fixture.backend);
  await workOff(fixture.backend);
  expect(await rowOf(quote)).toMatchObject({ status: 'bound', total });
  const requested = await selectRows(
    fixture.backend,
    `select status, review_type, finding_codes from quote_referrals where quote_id = $1 and review_type = 'post_bind'`,
    [quote.quoteId],
  );
  expect(requested).toEqual([{ status: 'pending', review_type: 'post_bind', finding_codes: ['identity_doubtful'] }]);
});

describe('a score that costs its owner money', () => {
  const letters = ({ quoteId }: StartedQuote) =>
    selectRows(
      fixture.backend,
      `select recipient from notifications where quote_id = $1 and template = 'score_notice'`,
      [quoteId],
    );

  test('is written about once, however often the vendor is asked', async () => {
    const quote = await planned('Lowscore');
    await workOff(fixture.backend);
    expect(await letters(quote)).toHaveLength(1);
    await fixture.tenants.insurer.agent.must(
      'mutation ($id: uuid!) { run_verification(quote_id: $id, call_type: "frs") { status } }',
      { id: quote.quoteId },
    );
    expect(await letters(quote)).toHaveLength(1);
  });

  test('is written about to nobody whose score is the best, or who was never found', async () => {
    const [best, unknown] = [await planned('Moreno'), await planned('Nohit')];
    await workOff(fixture.backend);
    expect([await letters(best), await letters(unknown)]).toEqual([[], []]);
  });

  test('is not asked about where no price may follow it', async () => {
    const mailing = {
      line_1: '845 Fulton Street',
      locality: 'Fresno',
      administrative_area: 'CA',
      postal_code: '93721',
    };
    const quote = await planned('Lowscore', { postalCode: '93721', mailing });
    await workOff(fixture.backend);
    expect(await checksOf(quote)).toEqual({ mvr: 'done', frs: 'not_needed', tas: 'done' });
    expect(await letters(quote)).toEqual([]);
  });
});

describe('a driving record that costs more than was declared', () => {
  const letters = ({ quoteId }: StartedQuote) =>
    selectRows(
      fixture.backend,
      `select recipient from notifications where quote_id = $1 and template = 'record_notice'`,
      [quoteId],
    );

  test('is written about once to who pays, however often the vendor is asked', async () => {
    const quote = await planned('Points');
    await workOff(fixture.backend);
    expect(await letters(quote)).toHaveLength(1);
    await fixture.tenants.insurer.agent.must(
      'mutation ($id: uuid!) { run_verification(quote_id: $id, call_type: "mvr") { status } }',
      { id: quote.quoteId },
    );
    expect(await letters(quote)).toHaveLength(1);
  });

  test('is written about to nobody whose record shows nothing', async () => {
    const quote = await planned('Moreno');
    await workOff(fixture.backend);
    expect(await letters(quote)).toEqual([]);
  });
});
