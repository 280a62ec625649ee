import { addPerson } from '@roadworthy/testkit/seed.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { liveUntil } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { payToken, quoteToken, signingToken } from '../../kernel/tokens/tokens.ts';

const fixture = useFixture('pay by link', { now: '2026-06-15T14:00:00Z' });
let bound: BoundQuote;
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const open = `query ($token: String!) { pay_link(token: $token) {
  state seller policy_number amount currency due method_kind method_ends pay_path } }`;
const pay =
  'mutation ($token: String!, $amount: Int!) { pay_by_link(token: $token, amount: $amount) { status message } }';
type Opened = { state: string; amount: number | null; method_ends: string | null; pay_path: string | null };
const secrets = () => fixture.backend.platform.secrets;
const tokenOf = ({ policyId }: BoundQuote, number = 1) => payToken(secrets(), policyId, number);
const visitor = () => fixture.backend.anonymous();
const opened = async (token = tokenOf(bound)) => (await visitor().must<{ pay_link: Opened }>(open, { token })).pay_link;
async function paid(amount: number, token = tokenOf(bound)): Promise<string> {
  const { data, errors } = await visitor().ask(pay, { token, amount });
  return errors[0]?.extensions.code ?? (data as { pay_by_link: { status: string } }).pay_by_link.status;
}
const payments = () =>
  selectRows<{ status: string; begun_by: string }>(
    fixture.backend,
    `select status, begun_by from payments where policy_id = $1 and begun_by = 'customer' order by created`,
    [bound.policyId],
  );

/** A policy with a card on file that is not charged by itself, and whose second payment was announced. */
async function announced(card = '4242424242424242'): Promise<BoundQuote> {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  const one = await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15', card }));
  await selectRows(fixture.backend, 'update billing_arrangements set autopay = false where policy_id = $1', [
    one.policyId,
  ]);
  await liveUntil(fixture.backend, '2026-07-10');
  return one;
}

beforeEach(async () => {
  bound = await announced();
});

describe('the link of a letter about money', () => {
  test('stands in the letter, shows what is due and to which card it goes, and names nobody', async () => {
    await sendLetters(fixture.backend);
    const { outbox } = fixture.backend.connected.providers;
    if (!outbox) throw new Error('The backend has an outbox');
    const entries = await outbox.list();
    const mails = await Promise.all(entries.map(({ id }) => outbox.read(id)));
    const asks = mails.find((mail) => mail?.text.includes(`The next payment for policy ${bound.policyNumber} is`));
    expect(asks?.text).toContain(`/resume/pay?token=${tokenOf(bound)}`);
    const bought = mails.filter((mail) => mail !== asks).map((mail) => mail?.text ?? '');
    expect(bought.filter((text) => text.includes(tokenOf(bound)))).toEqual([]);
    const { amount } = await selectOne<{ amount: number }>(
      fixture.backend,
      'select amount::int from invoices where policy_id = $1 and sequence = 2',
      [bound.policyId],
    );
    const shown = await opened();
    expect(shown).toEqual({
      state: 'open',
      seller: 'Harbor RV Insurance',
      policy_number: bound.policyNumber,
      amount,
      currency: 'USD',
      due: '2026-07-15',
      method_kind: 'card',
      method_ends: '4242',
      pay_path: `/customers/pay?policy=${bound.policyId}`,
    });
    expect(JSON.stringify(shown)).not.toMatch(/Moreno|@|Airstream|postal/);
  });

  test('pays what it shows once, however often and at once it is pressed, and says that it is paid', async () => {
    const { amount } = await opened();
    const outcomes = await Promise.all([paid(amount ?? 0), paid(amount ?? 0), paid(amount ?? 0)]);
    expect(outcomes.filter((one) => one === 'paid')).toHaveLength(1);
    expect(await paid(amount ?? 0)).toBe('nothing_owed');
    expect(await payments()).toEqual([{ status: 'settled', begun_by: 'customer' }]);
    expect(await opened()).toMatchObject({ state: 'paid', amount: null, method_ends: null, pay_path: null });
    expect(
      await selectOne(fixture.backend, 'select ended_by from pay_links where policy_id = $1', [bound.policyId]),
    ).toEqual({
      ended_by: 'paid',
    });
  });

  test('charges nothing but what is shown', async () => {
    const { amount } = await opened();
    for (const other of [1, 100, (amount ?? 0) - 1, (amount ?? 0) + 1])
      expect(await paid(other)).toBe('amount_changed');
    expect(await payments()).toEqual([]);
  });

  test('opens nothing for whoever guesses, and no other token pays', async () => {
    const wrong = [
      tokenOf(bound, 2),
      tokenOf(bound).slice(0, -1),
      '',
      quoteToken(secrets(), bound.quoteId, 1),
      signingToken(secrets(), bound.policyId, 1),
      signingToken(secrets(), bound.policyId, 1).replace('s1', 'p1'),
    ];
    for (const token of wrong) {
      expect((await refusalOf(fixture.backend, visitor(), open, { token })).code).toBe('not_found');
      expect(await paid(1_000, token)).toBe('not_found');
    }
    expect((await visitor().ask('{ pay_links { number } }')).errors).not.toEqual([]);
  });

  test('counts a wrong one against its network, while a right one still opens', async () => {
    const wrong = Array.from({ length: 1_001 }, (_, number) => `p1.${String(number)}`);
    const codes = new Set<string>();
    for (const token of wrong) {
      const { errors } = await visitor().ask(open, { token });
      codes.add(String(errors[0]?.extensions.code));
    }
    expect([...codes]).toEqual(['not_found', 'too_many_attempts']);
    expect((await opened()).state).toBe('open');
  });

  test('tries a card that does not pay five times in an hour, and no more', async () => {
    const poor = await announced('4000000000007114');
    const token = tokenOf(poor);
    const { amount } = await opened(token);
    const outcomes = [];
    for (let time = 0; time < 6; time += 1) outcomes.push(await paid(amount ?? 0, token));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'declined'), 'too_many_attempts']);
    expect((await opened(token)).state).toBe('open');
  });

  test('is over after its days, when the policy moves, and when its account is detached', async () => {
    const facts = { role: 'global:admin', firstName: 'Olga', lastName: 'Admin' } as const;
    const email = `olga${Date.now()}@example.com`;
    const admin = fixture.backend.as(await addPerson(fixture.backend.owner, { ...facts, email }));
    const [moved, detached] = [await announced(), await announced()];
    await admin.must(
      'mutation ($id: uuid!, $to: uuid!) { change_organization(policy_id: $id, organization_id: $to) { policy_id } }',
      { id: moved.policyId, to: fixture.tenants.mirror.organization.organizationId },
    );
    await admin.must('mutation ($id: uuid!) { reset_claimed_user(policy_id: $id) { policy_id } }', {
      id: detached.policyId,
    });
    fixture.backend.clock.set('2026-09-01T14:00:00Z');
    for (const one of [moved, detached, bound]) {
      expect(await opened(tokenOf(one))).toMatchObject({ state: 'over', amount: null, policy_number: null });
      expect(await paid(1_000, tokenOf(one))).toBe('link_over');
    }
    fixture.backend.clock.set('2026-07-10T20:00:00Z');
  });
});
