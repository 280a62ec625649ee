import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { boundByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMarkers } from '../../../test/find-markers.ts';
import { isCharged, type StoredMethod, methodsOfUser } from '../../../test/kept-methods.ts';
import { liveWithBanks } from '../../../test/run-collection.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { jobHandlers } from '../../registry.ts';
import { readToken } from './payment-method-store.ts';

const start = '2026-06-15T14:00:00Z';
let requested = 0;
/** How often the gateway's answer to being asked to forget is lost yet, and whether it had heard. */
let lost: { times: number; readonly moment: 'received' | 'after_effect' } = { times: 0, moment: 'received' };
const fixture = useFixture('forget methods', {
  now: start,
  paymentFaults({ operation, moment }) {
    if (operation !== 'forget') return undefined;
    if (moment === 'received') requested += 1;
    if (moment !== lost.moment || lost.times === 0) return undefined;
    lost = { ...lost, times: lost.times - 1 };
    return 'time_out';
  },
});
beforeEach(() => {
  fixture.backend.clock.set(start);
  requested = 0;
});
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const stop = 'mutation ($id: uuid!) { stop_autopay(policy_id: $id) { policy { policy_id } } }';
const pay = `mutation ($id: uuid!, $method: String, $consent: String) {
  pay_policy(policy_id: $id, amount: 1000, method_token: $method, autopay_consent: $consent) { status }
}`;
const sweep = () => jobHandlers(fixture.backend.platform)['forget-methods']?.({});
const charged = (method: StoredMethod) => isCharged(fixture.backend, method);

/** A policy that is paid by itself, with what it is paid with. */
async function paidByItself(account?: string) {
  const facts = aQuote({ autopay: true, effectiveDate: '2026-06-15' });
  const bound = await (account ? boundByBank(fixture.backend, facts, account) : boundQuote(fixture.backend, facts));
  const owner = await ownerOfPolicy(fixture.backend, bound.policyId);
  const methods = async () => {
    const all = await methodsOfUser(fixture.backend, owner.principal.userId);
    const own = await selectRows<{ id: string }>(
      fixture.backend,
      `select payment_method_id as id from payment_methods join policies using (contract_id) where policy_id = $1`,
      [bound.policyId],
    );
    return all.filter(({ id }) => own.some((one) => one.id === id));
  };
  const [method] = await methods();
  if (!method) throw new Error('Nothing pays it');
  return { ...bound, owner, methods, method };
}

test('a card whose owner stopped automatic payments is forgotten at the gateway and here, once', async () => {
  const { owner, policyId, method, methods } = await paidByItself();
  await sweep();
  expect(await findMarkers(fixture.backend, { token: method.token ?? '' })).not.toEqual([]);
  expect(await charged(method)).toBe(true);
  await owner.must(stop, { id: policyId });
  await sweep();
  expect(await charged(method)).toBe(false);
  expect(await methods()).toEqual([{ ...method, ended: true, forgotten: true, token: null }]);
  // Nor does the purchase know what it was paid with.
  expect(await findMarkers(fixture.backend, { token: method.token ?? '' })).toEqual([]);
  await sweep();
  expect(requested).toBe(1);
  const { organizationId } = fixture.tenants.insurer.organization;
  const kernel = { platform: fixture.backend.platform, handlers: [] };
  const read = inOrganization(kernel, organizationId, systemRequest('test'), (work) => readToken(work, method.id));
  await expect(read).rejects.toThrow(/forgotten/);
});

test('a card that another took the place of is forgotten, and the other is charged', async () => {
  const { owner, policyId, method, methods } = await paidByItself();
  const other = await cardToken(fixture.backend, '5555555555554444');
  await owner.must(pay, { id: policyId, method: other, consent: autopayVersions.card });
  await sweep();
  expect(await charged(method)).toBe(false);
  const all = await methods();
  expect(all.find(({ id }) => id === method.id)).toMatchObject({ forgotten: true });
  expect(all.find(({ id }) => id !== method.id)).toMatchObject({ ended: false, forgotten: false, token: other });
  await liveWithBanks(fixture.backend, '2026-07-16');
  const paid = `select cc_last_four as ends, status from payments where policy_id = $1 and begun_by = 'schedule'`;
  expect(await selectRows(fixture.backend, paid, [policyId])).toEqual([{ ends: '4444', status: 'settled' }]);
});

test('a card that pays once and is not kept takes the place of none', async () => {
  const { owner, policyId, methods } = await paidByItself();
  await owner.must(pay, { id: policyId, method: await cardToken(fixture.backend, '5555555555554444') });
  await sweep();
  expect(requested).toBe(0);
  expect(await methods()).toMatchObject([{ ended: false }, { ended: false }]);
});

test('an account waits for its debit that is on its way, and one that comes back later is booked all the same', async () => {
  const { owner, policyId, method } = await paidByItself('000555555542');
  await liveWithBanks(fixture.backend, '2026-07-16');
  await owner.must(stop, { id: policyId });
  const newest = `select status from payments where policy_id = $1 order by created desc limit 1`;
  expect(await selectOne(fixture.backend, newest, [policyId])).toEqual({ status: 'processing' });
  await sweep();
  expect(requested).toBe(0);
  await liveWithBanks(fixture.backend, '2026-07-20');
  expect(await selectOne(fixture.backend, newest, [policyId])).toEqual({ status: 'settled' });
  await sweep();
  expect(await charged(method)).toBe(false);
  await liveWithBanks(fixture.backend, '2026-07-26');
  expect(await selectOne(fixture.backend, newest, [policyId])).toEqual({ status: 'returned' });
});

test.each(['received', 'after_effect'] as const)(
  'a gateway whose answer is lost (%s) is asked again, and the next method does not wait for it',
  async (moment) => {
    const first = await paidByItself();
    const second = await paidByItself();
    for (const { owner, policyId } of [first, second]) await owner.must(stop, { id: policyId });
    lost = { times: 1, moment };
    await sweep();
    const states = [...(await first.methods()), ...(await second.methods())];
    expect(states.map(({ forgotten }) => forgotten).toSorted()).toEqual([false, true]);
    expect(states.find(({ forgotten }) => !forgotten)?.token).not.toBeNull();
    await sweep();
    expect(requested).toBe(3);
    expect([await charged(first.method), await charged(second.method)]).toEqual([false, false]);
    for (const { methods } of [first, second]) expect(await methods()).toMatchObject([{ forgotten: true }]);
  },
);

test('what was paid with a forgotten card goes back to it', async () => {
  const { owner, policyId } = await paidByItself();
  await owner.must(stop, { id: policyId });
  await sweep();
  expect(requested).toBe(1);
  await liveWithBanks(fixture.backend, '2026-06-16');
  await fixture.tenants.insurer.agent.must(
    `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: "2026-06-16",
      issue_prorated_refund: true) { status } }`,
    { id: policyId },
  );
  await liveWithBanks(fixture.backend, '2026-06-20');
  const back = `select status from payments where policy_id = $1 and direction = 'out'`;
  expect(await selectRows(fixture.backend, back, [policyId])).toEqual([{ status: 'settled' }]);
});
