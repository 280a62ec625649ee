import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aFrenchQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { postLetters, sendLetters, sendMails } from '../../../test/send-letters.ts';
import { lateDays } from '../../billing/cancellation/late-days.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('announce non-renewal', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  // What one test leaves open is not the next one's.
  await selectRows(fixture.backend, `update policies set policy_status = 'expired' where policy_status <> 'expired'`);
});

const newYork = {
  postalCode: '12207',
  mailing: { line_1: '12 Lake Avenue', locality: 'Albany', administrative_area: 'NY', postal_code: '12207' },
} as const;

/** A policy from 15 June 2026 to 15 June 2027, in force and paid. */
async function inForce(facts: Partial<Parameters<typeof aQuote>[0]> = {}) {
  const bound = await boundQuote(
    fixture.backend,
    aQuote({ paymentTerm: 'pay_in_full', effectiveDate: '2026-06-15', ...facts }),
  );
  await sendLetters(fixture.backend);
  return bound;
}
const look = () => jobHandlers(fixture.backend.platform)['announce-non-renewals']?.({});
async function lookOn(on: string) {
  fixture.backend.clock.set(`${on}T15:00:00Z`);
  await look();
}
const noticesOf = (policyId: string) =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select kind, sent::text, send_by::text as by, ends_on::text as ends, legal_date::text as legal, grade, channel,
       proven_on::text as proven from notices where policy_id = $1 order by created`,
    [policyId],
  );
const legalDays = async () => {
  const { legal_days: rows } = await fixture.tenants.insurer.agent.must<{ legal_days: Record<string, unknown>[] }>(
    '{ legal_days(order_by: [{ due_date: asc }]) { kind due_date alert } }',
  );
  return rows;
};

/** A renewal of a policy's term as it stands. */
async function renewal(policyId: string, { isOffered, status }: { isOffered: boolean; status: string }) {
  await selectRows(
    fixture.backend,
    `insert into policy_renewals (organization_id, source_policy_id, policy_term, renewal_quote_id, status, renewal_date,
       underwriter_cutoff_date, customer_visible, price_change)
     select organization_id, policy_id, policy_term + 1, current_quote_id, $2, expiration_date, expiration_date - 30, $3, 0
     from policies where policy_id = $1`,
    [policyId, status, isOffered],
  );
}

test('the insured is told by e-mail and by post that the term ends, once, a week before the law’s last day', async () => {
  const { policyId } = await inForce();
  await lookOn('2027-05-05');
  expect(await noticesOf(policyId)).toEqual([]);
  await lookOn('2027-05-06');
  await postLetters(fixture.backend);
  const [letter, ...others] = await lettersOf(fixture.backend, policyId, 'non_renewal');
  expect(others).toEqual([]);
  expect(letter?.status).toBe('sent');
  expect(letter?.text).toContain('ends with its term on Jun 15, 2027 at 12:01 a.m. local time');
  expect(await noticesOf(policyId)).toEqual([
    {
      kind: 'non_renewal',
      sent: '2027-05-06',
      by: '2027-05-13',
      ends: '2027-06-15',
      legal: '2027-06-08',
      grade: 'B',
      channel: 'certificate_of_mailing',
      proven: '2027-05-06',
    },
  ]);
  expect(await legalDays()).toEqual([]);
  await lookOn('2027-05-13');
  await lookOn('2027-05-20');
  expect(await noticesOf(policyId)).toHaveLength(1);
  expect(
    await selectRows(
      fixture.backend,
      `select facts ->> 'endsOn' as ends from timeline_entries where policy_id = $1 and kind = 'non_renewal_announced'`,
      [policyId],
    ),
  ).toEqual([{ ends: '2027-06-15' }]);
});

test('the pages by post say the same, and nobody in New York is told more than sixty days ahead', async () => {
  const { policyId } = await inForce(newYork);
  await lookOn('2027-04-20');
  expect(await noticesOf(policyId)).toEqual([]);
  await lookOn('2027-04-21');
  await postLetters(fixture.backend);
  expect(await noticesOf(policyId)).toMatchObject([{ by: '2027-04-28', grade: 'A', proven: '2027-04-21' }]);
  const made = await selectOne<Record<string, string>>(
    fixture.backend,
    `select d.status, l.status as letter from documents d join posted_letters l using (document_id) where d.policy_id = $1`,
    [policyId],
  );
  expect(made).toEqual({ status: 'ready', letter: 'mailed' });
  const [letter] = await lettersOf(fixture.backend, policyId, 'non_renewal');
  expect(letter?.text).toContain('N.Y. Veh. & Traf. Law 313(1)(a)');
});

test('what was not mailed by the law’s day is late for staff and operators, and so is what was mailed after it', async () => {
  const { policyId } = await inForce();
  await lookOn('2027-05-06');
  await sendMails(fixture.backend);
  expect(await legalDays()).toEqual([{ kind: 'letter', due_date: '2027-05-13', alert: 'ahead' }]);
  await lookOn('2027-05-14');
  expect(await legalDays()).toEqual([{ kind: 'letter', due_date: '2027-05-13', alert: 'late' }]);
  expect(await lateDays(fixture.backend.platform)).toEqual({ letter: 1 });
  await postLetters(fixture.backend);
  expect(await legalDays()).toEqual([{ kind: 'non_renewal', due_date: '2027-05-13', alert: 'late' }]);
  expect(await lateDays(fixture.backend.platform)).toEqual({ non_renewal: 1 });
  fixture.backend.clock.set('2027-06-16T15:00:00Z');
  await jobHandlers(fixture.backend.platform)['expire-policies']?.({});
  expect(await noticesOf(policyId)).toHaveLength(1);
  expect(await legalDays()).toEqual([]);
});

test('a term that the clock did not look at in time is told late rather than never', async () => {
  const { policyId } = await inForce();
  await lookOn('2027-06-10');
  await postLetters(fixture.backend);
  expect(await noticesOf(policyId)).toMatchObject([{ sent: '2027-06-10', by: '2027-05-13' }]);
  expect(await legalDays()).toEqual([{ kind: 'non_renewal', due_date: '2027-05-13', alert: 'late' }]);
});

test('an offered renewal stops it; one that is being prepared has until the law’s last day; one that fell away does not', async () => {
  const [offered, prepared, declined] = [await inForce(), await inForce(), await inForce()];
  await renewal(offered.policyId, { status: 'offered', isOffered: true });
  await renewal(prepared.policyId, { status: 'in_review', isOffered: false });
  await renewal(declined.policyId, { status: 'declined', isOffered: true });
  await lookOn('2027-05-06');
  const told = async () =>
    Promise.all([offered, prepared, declined].map(async ({ policyId }) => (await noticesOf(policyId)).length));
  expect(await told()).toEqual([0, 0, 1]);
  for (const on of ['2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14', '2027-06-14']) await lookOn(on);
  expect(await told()).toEqual([0, 1, 1]);
  expect(await noticesOf(prepared.policyId)).toMatchObject([{ sent: '2027-05-13' }]);
  const [letter] = await lettersOf(fixture.backend, declined.policyId, 'non_renewal');
  expect(letter?.text).toContain('you chose not to renew it');
});

test('a letter that waits is not sent any more once a renewal is offered', async () => {
  const { policyId } = await inForce();
  await lookOn('2027-05-06');
  await renewal(policyId, { status: 'offered', isOffered: true });
  const [letter] = await lettersOf(fixture.backend, policyId, 'non_renewal');
  expect(letter?.status).toBe('failed');
  expect(
    await selectRows(fixture.backend, 'select status, why_refused as why from posted_letters where policy_id = $1', [
      policyId,
    ]),
  ).toEqual([{ status: 'refused', why: 'end_changed' }]);
  expect(await legalDays()).toEqual([]);
});

test('who reads French is told in French', async () => {
  const { policyId } = await boundQuote(fixture.backend, aFrenchQuote({ paymentTerm: 'pay_in_full' }));
  await sendLetters(fixture.backend);
  const { ends } = await selectOne<{ ends: string }>(
    fixture.backend,
    'select (expiration_date - 45)::text as ends from policies where policy_id = $1',
    [policyId],
  );
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  fixture.backend.clock.set(`${ends}T15:00:00Z`);
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  for (let passed = 0; passed < 20; passed += 1) {
    fixture.backend.clock.set(new Date(fixture.backend.clock.now().getTime() + 86_400_000).toISOString());
    await look();
  }
  const [letter] = await lettersOf(fixture.backend, policyId, 'non_renewal');
  expect(letter?.text).toContain('prend fin avec son terme le');
});
