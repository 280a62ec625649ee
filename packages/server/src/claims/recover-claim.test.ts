import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('recover claim');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
let claim: string;
beforeAll(async () => {
  desk = await aCaseOf(fixture.backend, { hasLender: true });
});
beforeEach(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  claim = await desk.file();
});
afterAll(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const exposure = () =>
  selectOne<Record<string, number> & { readonly id: string }>(
    fixture.backend,
    `select claim_exposure_id as id, deductible, reserve_indemnity as held, paid_indemnity as paid, recovered_salvage as salvage,
       recovered_subrogation as subrogation from claim_exposures where claim_id = $1`,
    [claim],
  );
const row = () =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from claims where claim_id = $1', [claim]);
const balances = async () => {
  const text = `select account, sum(amount)::int as amount from claim_entries where claim_id = $1
    group by 1 having sum(amount) <> 0`;
  const rows = await selectRows<{ account: string; amount: number }>(fixture.backend, text, [claim]);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};
const recovery = async () => {
  const text = 'select claim_recovery_id as id from claim_recoveries where claim_id = $1 order by created desc limit 1';
  return (await selectOne<{ id: string }>(fixture.backend, text, [claim])).id;
};
const seek = async (rest: string) =>
  desk.deed(claim, 'seek_claim_recovery', `, claim_exposure_id: "${(await exposure()).id}", ${rest}`);
const receive = async (rest: string) =>
  desk.deed(claim, 'receive_claim_recovery', `, claim_recovery_id: "${await recovery()}", ${rest}`);

/** A hail damage of $5,000, paid whole to the lender. */
async function paid(): Promise<number> {
  await desk.deed(claim, 'assign_claim');
  await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 500_000 }]);
  await desk.deed(claim, 'approve_claim', '', desk.manager);
  const { held = 0 } = await exposure();
  await desk.request(claim, { amount: held, payees: ['lienholder'] });
  await desk.approved(claim, desk.manager);
  return held;
}

describe('what somebody else pays back', () => {
  test('counts once it is here, and gives the insured their share of the deductible', async () => {
    const loss = await paid();
    const { deductible = 0 } = await exposure();
    await seek('kind: "subrogation", from_whom: "Lakeshore Mutual", percent: 50');
    expect(await balances()).toMatchObject({ incurred: loss, recoverable: 250_000, recovery_expected: -250_000 });
    await receive('received: 250000, costs: 10000');
    const share = Math.floor((240_000 * deductible) / 500_000);
    expect(await exposure()).toMatchObject({ subrogation: 240_000 - share });
    expect(await balances()).toEqual({
      incurred: loss - 240_000 + share,
      cash: 240_000 - loss,
      payable: -share,
    });
    const more = await desk.requestAnswer(claim, { kind: 'deductible', amount: share + 1, payees: ['insured'] });
    expect(more.errors[0]?.extensions.code).toBe('deductible_not_back');
    await desk.request(claim, { kind: 'deductible', amount: share, payees: ['insured'] });
    expect(await desk.approved(claim, desk.manager)).toMatchObject({ status: 'sent' });
    expect(await balances()).toEqual({ incurred: loss - 240_000 + share, cash: 240_000 - loss - share });
    expect(await row()).toMatchObject({ status: 'paid' });
  });

  test('is never more than was paid, and comes in once', async () => {
    const loss = await paid();
    await seek(`kind: "salvage", from_whom: "Copper Yard", amount: ${loss + 1}`);
    const id = await recovery();
    const too = `, claim_recovery_id: "${id}", received: ${loss + 1}`;
    expect(await desk.refused(claim, 'receive_claim_recovery', too)).toEqual({
      code: 'recovery_above_paid',
      field: 'received',
    });
    await receive(`received: ${loss}`);
    const again = `, claim_recovery_id: "${id}", received: 100`;
    expect(await desk.refused(claim, 'receive_claim_recovery', again)).toMatchObject({ code: 'recovery_ended' });
    expect(await balances()).toEqual({});
  });

  test('may be given up, and then nothing of it is expected', async () => {
    const loss = await paid();
    await seek('kind: "subrogation", from_whom: "Lakeshore Mutual", percent: 100');
    await desk.deed(
      claim,
      'give_up_claim_recovery',
      `, claim_recovery_id: "${await recovery()}", reason: "They are insolvent."`,
    );
    expect(await balances()).toEqual({ incurred: loss, cash: -loss });
  });

  test('is asked of somebody, for a share of the loss', async () => {
    await paid();
    const of = async (rest: string) =>
      desk.refused(claim, 'seek_claim_recovery', `, claim_exposure_id: "${(await exposure()).id}", ${rest}`);
    expect(await of('kind: "subrogation", from_whom: "Lakeshore Mutual", percent: 101')).toEqual({
      code: 'percent_out_of_range',
      field: 'percent',
    });
    expect(await of('kind: "salvage", from_whom: "Copper Yard"')).toEqual({
      code: 'amount_not_positive',
      field: 'amount',
    });
    expect(await of('kind: "gift", from_whom: "Copper Yard"')).toEqual({ code: 'choice_unknown', field: 'kind' });
  });
});

describe('a payment that is on its way', () => {
  const follow = () => jobHandlers(fixture.backend.platform)['follow-claim-payments']?.({});

  test('has arrived once who pays out says so', async () => {
    await paid();
    fixture.backend.clock.set('2026-08-10T18:00:00Z');
    await follow();
    const text = 'select status from claim_payments where claim_id = $1';
    expect(await selectRows(fixture.backend, text, [claim])).toEqual([{ status: 'paid' }]);
  });

  test('that comes back is held back again, and its claim is to be paid again', async () => {
    await desk.deed(claim, 'assign_claim');
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 500_000 }]);
    await desk.deed(claim, 'approve_claim', '', desk.manager);
    await desk.deed(
      claim,
      'add_claim_payee',
      ', kind: "repairer", name: "Gone Repair", address: { line_1: "1 Nowhere Road", locality: "Columbus", postal_code: "43215" }',
    );
    const { held = 0 } = await exposure();
    await desk.request(claim, { amount: held, payees: ['repairer'] });
    await desk.approved(claim, desk.manager);
    expect(await row()).toMatchObject({ status: 'paid' });
    await desk.deed(claim, 'close_claim');
    fixture.backend.clock.set('2026-08-10T18:00:00Z');
    await follow();
    expect(await exposure()).toMatchObject({ held, paid: 0 });
    expect(await row()).toMatchObject({ status: 'approved', paid_on: null, ended: null });
    expect(await balances()).toEqual({ incurred: held, outstanding: -held });
  });
});

describe('a payment that comes back after a part of it was recovered', () => {
  test('is held back again all the same, and nothing more is taken in for it', async () => {
    await desk.deed(claim, 'assign_claim');
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 500_000 }]);
    await desk.deed(claim, 'approve_claim', '', desk.manager);
    await desk.deed(
      claim,
      'add_claim_payee',
      ', kind: "repairer", name: "Gone Repair", address: { line_1: "1 Nowhere Road", locality: "Columbus", postal_code: "43215" }',
    );
    const { held = 0 } = await exposure();
    await desk.request(claim, { amount: held, payees: ['repairer'] });
    await desk.approved(claim, desk.manager);
    await seek('kind: "salvage", from_whom: "Copper Yard", amount: 100000');
    await receive('received: 100000');
    fixture.backend.clock.set('2026-08-10T18:00:00Z');
    await jobHandlers(fixture.backend.platform)['follow-claim-payments']?.({});
    expect(await exposure()).toMatchObject({ held, paid: 0, salvage: 100_000 });
    expect(await row()).toMatchObject({ status: 'approved' });
    expect(await balances()).toEqual({ incurred: held - 100_000, outstanding: -held, cash: 100_000 });
    await seek('kind: "salvage", from_whom: "Copper Yard", amount: 100');
    const more = `, claim_recovery_id: "${await recovery()}", received: 100`;
    expect(await desk.refused(claim, 'receive_claim_recovery', more)).toMatchObject({ code: 'recovery_above_paid' });
  });
});

describe('a total loss', () => {
  const worth =
    'repair: 5000000, salvage: 900000, value: 5200000, taxes_and_fees: 364000, is_retained: false, lender_payoff: 3000000';
  const declare = (input = worth) => `, ${input}, note: "By the survey."`;

  test('pays value and taxes less the deductible, the lender first', async () => {
    await desk.deed(claim, 'assign_claim');
    expect(await desk.deed(claim, 'declare_total_loss', declare())).toBe('evaluated');
    const { deductible = 0, held } = await exposure();
    expect(held).toBe(5_200_000 + 364_000 - deductible);
    expect(await row()).toMatchObject({ total_loss_on: '2026-08-03', total_loss_value: 5_200_000 });
    await desk.deed(claim, 'approve_claim', '', desk.manager);
    const rest = { amount: 100_000, payees: ['insured'] };
    expect((await desk.requestAnswer(claim, rest)).errors[0]?.extensions.code).toBe('lienholder_missing');
    await desk.request(claim, { amount: 3_000_000, payees: ['lienholder'] });
    await desk.approved(claim, desk.manager);
    await desk.request(claim, rest);
    expect(await desk.approved(claim, desk.manager)).toMatchObject({ status: 'sent' });
  });

  test('is one by the rule of the place, and what it pays is told before', async () => {
    await desk.deed(claim, 'assign_claim');
    const small = worth.replace('repair: 5000000', 'repair: 500000').replace('salvage: 900000', 'salvage: 100000');
    expect(await desk.refused(claim, 'declare_total_loss', declare(small))).toEqual({
      code: 'no_total_loss',
      field: 'repair',
    });
    const { claim_total_loss: found } = await desk.handler.must<{ claim_total_loss: Record<string, unknown> }>(
      `query ($id: uuid!) { claim_total_loss(claim_id: $id, repair: 5000000, salvage: 900000, value: 5200000,
        taxes_and_fees: 364000, is_retained: false) { is_total pays deductible rule source grade } }`,
      { id: claim },
    );
    expect(found).toMatchObject({ is_total: true, source: expect.any(String) });
    expect(Number(found['pays']) + Number(found['deductible'])).toBe(5_564_000);
  });

  const followUp = async () =>
    (
      await desk.handler.must<{ claim_total_loss_follow_up: Record<string, unknown> }>(
        `query ($id: uuid!) { claim_total_loss_follow_up(claim_id: $id) {
          owed_to_lender is_wreck_sought policy policy_id from root_vehicle_id } }`,
        { id: claim },
      )
    ).claim_total_loss_follow_up;

  test('is none any more once its damage is valued as a repair', async () => {
    await desk.deed(claim, 'assign_claim');
    await desk.deed(claim, 'declare_total_loss', declare());
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 5_564_000 }]);
    expect(await row()).toMatchObject({ total_loss_value: 5_200_000 });
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 2_000_000 }]);
    expect(await row()).toMatchObject({ total_loss_on: null, total_loss_value: null, lender_payoff: null });
  });

  test('is followed by what the lender is owed, the wreck, and the end of the policy', async () => {
    await desk.deed(claim, 'assign_claim');
    await desk.deed(claim, 'declare_total_loss', declare());
    expect(await followUp()).toMatchObject({ owed_to_lender: 3_000_000, is_wreck_sought: false, policy: 'wait' });
    await desk.deed(claim, 'approve_claim', '', desk.manager);
    const above = await desk.requestAnswer(claim, { amount: 3_000_001, payees: ['lienholder'] });
    expect(above.errors[0]?.extensions.code).toBe('lender_above_owed');
    await desk.request(claim, { amount: 3_000_000, payees: ['lienholder'] });
    await desk.approved(claim, desk.manager);
    await seek('kind: "salvage", from_whom: "Copper Yard", amount: 900000');
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    const { from, ...left } = await followUp();
    expect(left).toMatchObject({
      owed_to_lender: 0,
      is_wreck_sought: true,
      policy: 'cancel',
      policy_id: desk.bound.policyId,
    });
    const cancel = `mutation ($id: uuid!, $from: date!) { cancel_policy(policy_id: $id, reason: "total_loss",
      as_of_date: $from, issue_prorated_refund: true, proof: "Claim.") { status } }`;
    await desk.handler.must(cancel, { id: desk.bound.policyId, from });
    expect(await followUp()).toMatchObject({ policy: 'nothing', policy_id: null, from: null });
  });
});
