import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('pay claim');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
let claim: string;
beforeAll(async () => {
  desk = await aCaseOf(fixture.backend, { hasLender: true });
});
beforeEach(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  claim = await desk.file();
});

const row = () =>
  selectOne<Record<string, unknown>>(fixture.backend, 'select * from claims where claim_id = $1', [claim]);
const exposures = () =>
  selectRows<Record<string, number>>(
    fixture.backend,
    `select coverage, claimant, loss_amount, deductible, reserve_indemnity, reserve_expense, paid_indemnity, paid_expense
     from claim_exposures where claim_id = $1 order by created, claim_exposure_id`,
    [claim],
  );
const balances = async () =>
  Object.fromEntries(
    (
      await selectRows<{ account: string; amount: number }>(
        fixture.backend,
        'select account, sum(amount)::int as amount from claim_entries where claim_id = $1 group by 1 having sum(amount) <> 0 order by 1',
        [claim],
      )
    ).map(({ account, amount }) => [account, amount]),
  );
const payments = () =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    'select status, method, amount, payees, requested_by_name, decided_by_name from claim_payments where claim_id = $1 order by created',
    [claim],
  );
const evaluated = async (loss = 320_000) => {
  await desk.deed(claim, 'assign_claim');
  await desk.evaluate(claim, [{ coverage: 'comprehensive', loss }]);
};
const approved = async (loss?: number) => {
  await evaluated(loss);
  await desk.deed(claim, 'approve_claim', '', desk.manager);
};
const deductible = async () => Number((await exposures())[0]?.['deductible']);

describe('valuing a claim', () => {
  test('holds back what is owed: the loss less the deductible, and names who may be paid', async () => {
    await evaluated();
    const taken = await deductible();
    expect(taken).toBeGreaterThan(0);
    expect(await exposures()).toMatchObject([{ loss_amount: 320_000, reserve_indemnity: 320_000 - taken }]);
    expect(await row()).toMatchObject({ status: 'evaluated', evaluated_by_name: 'Sam Lee' });
    expect((await desk.payees(claim)).map(({ kind }) => kind)).toEqual(['insured', 'lienholder']);
    expect(await balances()).toEqual({ incurred: 320_000 - taken, outstanding: taken - 320_000 });
  });

  test('takes the deductible off once, whoever else is owed something for the same vehicle', async () => {
    await desk.deed(claim, 'assign_claim');
    await desk.evaluate(claim, [
      { coverage: 'comprehensive', loss: 320_000 },
      { coverage: 'comprehensive', claimant: 'Second Owner', loss: 100_000 },
    ]);
    expect((await exposures()).map((one) => one['deductible'])).toEqual([await deductible(), 0]);
  });

  test('is done anew as often as it takes, and holds back the last of it', async () => {
    await evaluated();
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 200_000 }]);
    expect(await exposures()).toMatchObject([{ reserve_indemnity: 200_000 - (await deductible()) }]);
    expect(await balances()).toMatchObject({ incurred: 200_000 - (await deductible()) });
  });

  test('is approved by another person, within their authority', async () => {
    await evaluated(900_000);
    expect(await desk.refused(claim, 'approve_claim')).toMatchObject({ code: 'own_work' });
    expect(await desk.refused(claim, 'approve_claim', '', desk.colleague)).toMatchObject({
      code: 'authority_exceeded',
    });
    expect(await desk.deed(claim, 'approve_claim', '', desk.manager)).toBe('approved');
    expect(await row()).toMatchObject({
      approved_by_name: 'Kim Park',
      decided: '2026-08-03',
      agreed: '2026-08-03',
      next_step: 'pay_after_agreement',
    });
  });

  test('is nothing of what was not bought, and no loss below nothing', async () => {
    await desk.deed(claim, 'assign_claim');
    const of = (losses: string) => desk.refused(claim, 'evaluate_claim', `, losses: ${losses}, note: ""`);
    expect(await of('[{ coverage: "liability", loss: 1 }]')).toMatchObject({ code: 'coverage_not_bought' });
    expect(await of('[{ coverage: "comprehensive", loss: -1 }]')).toEqual({ code: 'amount_negative', field: 'losses' });
    expect(await of('[]')).toEqual({ code: 'losses_missing', field: 'losses' });
    expect(await exposures()).toEqual([]);
  });
});

describe('a payment', () => {
  test('is asked for by one and approved by another, goes out once, and leaves the books at nothing', async () => {
    await approved();
    const amount = 320_000 - (await deductible());
    await desk.request(claim, { amount, payees: ['insured', 'lienholder'] });
    expect(await balances()).toMatchObject({ outstanding: -amount });
    expect((await desk.approve(claim, desk.handler)).errors[0]?.extensions.code).toBe('own_work');
    expect(await desk.approved(claim, desk.manager)).toMatchObject({ status: 'sent' });
    expect(await payments()).toMatchObject([
      { status: 'sent', method: 'cheque', amount, requested_by_name: 'Sam Lee', decided_by_name: 'Kim Park' },
    ]);
    expect(await exposures()).toMatchObject([{ reserve_indemnity: 0, paid_indemnity: amount }]);
    expect(await balances()).toEqual({ incurred: amount, cash: -amount });
    expect(await row()).toMatchObject({ status: 'paid', paid_on: '2026-08-03' });
    expect((await desk.approve(claim, desk.colleague)).errors[0]?.extensions.code).toBe('claim_paid');
  });

  test('may be a part, and never more than what is held back, also of what waits already', async () => {
    await approved();
    const owed = 320_000 - (await deductible());
    await desk.request(claim, { amount: 100_000, payees: ['lienholder'] });
    const more = await desk.requestAnswer(claim, { amount: owed - 99_999, payees: ['lienholder'] });
    expect(more.errors[0]?.extensions.code).toBe('payment_above_reserve');
    await desk.approved(claim, desk.manager);
    expect(await row()).toMatchObject({ status: 'approved' });
    await desk.request(claim, { amount: owed - 100_000, payees: ['lienholder'] });
    await desk.approved(claim, desk.manager);
    expect(await row()).toMatchObject({ status: 'paid' });
  });

  test('counts with everything of its claim against who approves it', async () => {
    await approved(700_000);
    await desk.request(claim, { amount: 300_000, payees: ['lienholder'] });
    await desk.approved(claim, desk.colleague);
    await desk.request(claim, { amount: 250_000, payees: ['lienholder'] });
    expect((await desk.approve(claim, desk.colleague)).errors[0]?.extensions.code).toBe('authority_exceeded');
  });

  test('of damage names the lender, or goes to who repairs it', async () => {
    await approved();
    const alone = await desk.requestAnswer(claim, { amount: 100_000, payees: ['insured'] });
    expect(alone.errors[0]?.extensions).toMatchObject({ code: 'lienholder_missing' });
    await desk.deed(
      claim,
      'add_claim_payee',
      ', kind: "repairer", name: "Lakeside RV Repair", address: { line_1: "1 Shop Road", locality: "Columbus", postal_code: "43215" }',
    );
    expect((await desk.requestAnswer(claim, { amount: 100_000, payees: ['repairer'] })).errors).toEqual([]);
  });

  test('by transfer goes to one account, which somebody else verified since it was last changed', async () => {
    await approved();
    const transfer = { amount: 100_000, payees: ['lienholder'], method: 'transfer' } as const;
    const code = async () => (await desk.requestAnswer(claim, transfer)).errors[0]?.extensions.code;
    expect(await code()).toBe('account_missing');
    await desk.account(claim, 'lienholder', desk.handler);
    expect(await code()).toBe('account_unverified');
    const { claim_payee_id: payee = '' } = (await desk.payees(claim)).find(({ kind }) => kind === 'lienholder') ?? {};
    const verify = `, claim_payee_id: "${payee}", how: "Called the number on the policy."`;
    expect(await desk.refused(claim, 'verify_claim_payee', verify)).toMatchObject({ code: 'own_work' });
    await desk.deed(claim, 'verify_claim_payee', verify, desk.colleague);
    await desk.request(claim, transfer);
    // Changed while it waits: whoever approves it cannot send it there.
    await desk.account(claim, 'lienholder', desk.colleague);
    expect((await desk.approve(claim, desk.manager)).errors[0]?.extensions.code).toBe('account_unverified');
    await desk.deed(claim, 'verify_claim_payee', verify, desk.handler);
    expect(await desk.approved(claim, desk.manager)).toMatchObject({ status: 'sent' });
  });

  test('that is refused outside is held back again, and may be asked for anew', async () => {
    await approved();
    await desk.deed(
      claim,
      'add_claim_payee',
      ', kind: "repairer", name: "Gone Repair", address: { line_1: "1 No Such Street", locality: "Columbus", postal_code: "43215" }',
    );
    const before = await exposures();
    await desk.request(claim, { amount: 100_000, payees: ['repairer'] });
    expect(await desk.approved(claim, desk.manager)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('held back'),
    });
    expect(await exposures()).toEqual(before);
    expect(await balances()).toMatchObject({ incurred: before[0]?.['reserve_indemnity'] });
    expect(await row()).toMatchObject({ status: 'approved' });
  });

  test('that somebody rejected is not paid, and keeps no claim from being closed', async () => {
    await approved();
    await desk.request(claim, { amount: 100_000, payees: ['lienholder'] });
    expect(await desk.refused(claim, 'close_claim')).toMatchObject({ code: 'payment_open' });
    await desk.reject(claim, desk.colleague);
    expect(await payments()).toMatchObject([{ status: 'rejected' }]);
    await desk.deed(claim, 'reserve_claim', ', coverage: "comprehensive", kind: "indemnity", amount: 0');
    expect(await desk.deed(claim, 'close_claim')).toBe('closed');
    expect(await balances()).toEqual({});
  });

  test('has one effect where two approve it at once', async () => {
    await approved();
    await desk.request(claim, { amount: 100_000, payees: ['lienholder'] });
    const answers = await Promise.all([desk.approve(claim, desk.manager), desk.approve(claim, desk.colleague)]);
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'sent').toSorted();
    expect(codes).toEqual(['payment_decided', 'sent']);
    expect(await exposures()).toMatchObject([{ paid_indemnity: 100_000 }]);
    expect(await balances()).toMatchObject({ cash: -100_000 });
  });

  test('is the claimant’s to see once it is on its way, and nothing of what handling cost', async () => {
    await approved();
    await desk.deed(claim, 'reserve_claim', ', coverage: "comprehensive", kind: "expense", amount: 5000');
    const seen = async () =>
      (
        await desk.owner.must<{ claim_payments: unknown[] }>(
          'query ($id: uuid!) { claim_payments(where: { claim_id: { _eq: $id } }) { amount payees status } }',
          { id: claim },
        )
      ).claim_payments;
    await desk.request(claim, { amount: 100_000, payees: ['lienholder'] });
    expect(await seen()).toEqual([]);
    await desk.approved(claim, desk.manager);
    await desk.request(claim, { amount: 5_000, payees: ['lienholder'], kind: 'expense' });
    await desk.approved(claim, desk.manager);
    expect(await seen()).toEqual([{ amount: 100_000, payees: expect.any(String), status: 'sent' }]);
  });

  test('shows whoever looks at it what they may do to it', async () => {
    await approved();
    await desk.request(claim, { amount: 100_000, payees: ['lienholder'] });
    const [payment] = await selectRows<{ id: string }>(
      fixture.backend,
      'select claim_payment_id as id from claim_payments where claim_id = $1',
      [claim],
    );
    const abilities = async (table: string, id: string | undefined, caller = desk.handler) =>
      Object.fromEntries(
        (
          await caller.must<{ abilities: { operation: string; allowed: boolean; code: string | null }[] }>(
            'query ($table: String!, $id: uuid!) { abilities(table: $table, id: $id) { operation allowed code } }',
            { table, id },
          )
        ).abilities.map(({ operation, allowed, code }) => [operation, allowed || code]),
      );
    expect(await abilities('claim_payments', payment?.id)).toEqual({
      approve_claim_payment: 'own_work',
      reject_claim_payment: true,
    });
    expect(await abilities('claim_payments', payment?.id, desk.manager)).toMatchObject({ approve_claim_payment: true });
    expect(await abilities('claims', claim)).toMatchObject({
      approve_claim: 'claim_approved',
      request_claim_payment: true,
      close_claim: true,
      investigate_claim: 'claim_approved',
    });
    expect(await abilities('claims', claim, fixture.tenants.insurer.agent)).toMatchObject({
      request_claim_payment: 'actor_not_allowed',
    });
  });
});
