import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('commission runs', { now: '2026-06-15T14:00:00Z' });
const make = `mutation ($id: uuid!, $month: date = "2026-06-01") {
  make_commission_run(organization_id: $id, through_month: $month) { commission_run_id payable earned clawed_back } }`;
const approve = `mutation ($id: uuid!, $payable: bigint!) {
  approve_commission_run(commission_run_id: $id, payable: $payable) { status } }`;
const pay = `mutation ($id: uuid!, $reference: String = "ACH 7") {
  pay_commission_run(commission_run_id: $id, reference: $reference) { status } }`;
const withdraw = 'mutation ($id: uuid!) { withdraw_commission_run(commission_run_id: $id) { status } }';

let [first, second]: Caller[] = [];
beforeAll(async () => {
  const administrator = async (firstName: string) => {
    const email = `${firstName}@runs.example`.toLowerCase();
    const person = { role: 'global:organization_admin', firstName, lastName: 'Runs', email } as const;
    return fixture.backend.as(await addPerson(fixture.backend.owner, person));
  };
  [first, second] = [await administrator('Ann'), await administrator('Bea')];
  await boundQuote(fixture.backend, aQuote());
  await jobHandlers(fixture.backend.platform)['book-commissions']?.({});
});
const id = () => fixture.tenants.insurer.organization.organizationId;
const who = (caller: Caller | undefined): Caller => {
  if (!caller) throw new Error('nobody');
  return caller;
};
type Made = { make_commission_run: { commission_run_id: string; payable: number; earned: number } };
const made = async (caller: Caller = fixture.tenants.insurer.owner) =>
  (await caller.must<Made>(make, { id: id() })).make_commission_run;
const refused = (caller: Caller, text: string, variables: object) =>
  refusalOf(fixture.backend, caller, text, variables as Record<string, unknown>);

describe('a run of commission', () => {
  test('is made of a month that is over, approved by another, and paid once', async () => {
    const { owner } = fixture.tenants.insurer;
    expect((await refused(owner, make, { id: id() })).code).toBe('month_not_over');
    fixture.backend.clock.set('2026-07-02T14:00:00Z');
    expect((await refused(owner, make, { id: id(), month: '2026-05-01' })).code).toBe('nothing_payable');
    const run = await made(who(first));
    const sum = await selectOne(
      fixture.backend,
      'select sum(earned - clawed_back)::int as sum from commission_run_lines where commission_run_id = $1',
      [run.commission_run_id],
    );
    expect(sum).toEqual({ sum: run.payable });
    expect((await refused(owner, make, { id: id() })).code).toBe('run_on_its_way');
    const one = { id: run.commission_run_id };
    const seen = { ...one, payable: run.payable };
    expect((await refused(who(first), approve, seen)).code).toBe('approver_is_maker');
    expect((await refused(who(second), approve, { ...seen, payable: 1 })).code).toBe('amount_differs');
    expect((await refused(who(second), pay, one)).code).toBe('run_not_approved');
    await who(second).must(approve, seen);
    expect((await refused(who(second), approve, seen)).code).toBe('run_approved');
    expect((await refused(who(second), pay, { ...one, reference: ' ' })).code).toBe('reference_missing');
    await who(first).must(pay, one);
    expect((await refused(who(first), pay, one)).code).toBe('run_paid');
    expect((await refused(who(first), withdraw, one)).code).toBe('run_paid');
    // What was paid is in no run again.
    expect((await refused(owner, make, { id: id() })).code).toBe('nothing_payable');
  });

  test('that is withdrawn leaves what was in it due, and later bookings of a month come with the next', async () => {
    fixture.backend.clock.set('2026-07-02T15:00:00Z');
    await boundQuote(fixture.backend, aQuote());
    await jobHandlers(fixture.backend.platform)['book-commissions']?.({});
    fixture.backend.clock.set('2026-08-02T15:00:00Z');
    const july = { id: id(), month: '2026-07-01' };
    const run = (await fixture.tenants.insurer.owner.must<Made>(make, july)).make_commission_run;
    await fixture.tenants.insurer.owner.must(withdraw, { id: run.commission_run_id });
    const again = (await fixture.tenants.insurer.owner.must<Made>(make, july)).make_commission_run;
    expect(again.payable).toEqual(run.payable);
    const rows = await selectRows(
      fixture.backend,
      'select distinct accounting_month::text as month from commission_run_lines where commission_run_id = $1',
      [again.commission_run_id],
    );
    expect(rows).toEqual([{ month: '2026-07-01' }]);
    expect((await refused(fixture.tenants.mirror.owner, withdraw, { id: again.commission_run_id })).code).toBe(
      'not_found',
    );
  });

  test('is approved and paid by administrators alone', async () => {
    const { owner } = fixture.tenants.insurer;
    const [run] = await selectRows<{ id: string }>(
      fixture.backend,
      `select commission_run_id as id from commission_runs where status = 'made' and organization_id = $1`,
      [id()],
    );
    expect((await owner.ask(approve, { id: run?.id, payable: 1 })).errors).not.toEqual([]);
    expect((await owner.ask(pay, { id: run?.id })).errors).not.toEqual([]);
  });
});
