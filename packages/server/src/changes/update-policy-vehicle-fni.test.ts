import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('vehicle correction', { now: '2026-06-15T14:00:00Z' });
const document = `mutation ($id: uuid!, $vehicle: uuid!, $vin: String, $year: Int, $model: String, $floorplan: String) {
  update_policy_vehicle_fni(policy_id: $id, vehicle_id: $vehicle,
    vehicle: { vin: $vin, year: $year, model: $model, floorplan: $floorplan }) { vehicle { vehicle_id vin } policy { premium } } }`;
type Corrected = {
  readonly update_policy_vehicle_fni: {
    readonly vehicle: { readonly vehicle_id: string; readonly vin: string };
    readonly policy: { readonly premium: number };
  };
};

const readStatus = (id: string) =>
  selectOne<{ quote_id: string }>(
    fixture.backend,
    `select p.current_quote_id as quote_id, p.premium::int, p.policy_status as status,
       (select string_agg(kind, ' ' order by booked) from policy_transactions t where t.policy_id = p.policy_id) as kinds,
       (select count(*)::int from charge_lines c where c.policy_id = p.policy_id) as lines,
       (select string_agg(i.premium::text || i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id) as invoices
     from policies p where p.policy_id = $1`,
    [id],
  );
const vinOf = async (quoteId: string) =>
  (await selectRows<{ vin: string }>(fixture.backend, 'select vin from vehicles where quote_id = $1', [quoteId]))[0]
    ?.vin;

test('a corrected VIN is what the policy says from now on, moves no money, and what was signed keeps its own', async () => {
  const { agent } = fixture.tenants.insurer;
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  const before = await readStatus(bound.policyId);
  const signed = await vinOf(bound.quoteId);
  const vin = '1M8GDM9A0PP042788';
  const vehicle = await vehicleOf(fixture.backend, bound.quoteId);
  const input = { id: bound.policyId, vehicle, vin };
  const { update_policy_vehicle_fni: corrected } = await agent.must<Corrected>(document, input);
  expect(corrected).toMatchObject({ vehicle: { vin }, policy: { premium: expect.anything() } });
  const after = await readStatus(bound.policyId);
  expect(after).toEqual({ ...before, quote_id: after.quote_id, kinds: 'new_business endorsement' });
  expect(await vinOf(bound.quoteId)).toBe(signed);
  const [letter] = await lettersOf(fixture.backend, bound.policyId, 'policy_changed');
  expect(letter?.text).toContain(`by the VIN ${vin}.`);
  const known = (await refusalOf(fixture.backend, agent, document, { ...input, vehicle: corrected.vehicle.vehicle_id }))
    .code;
  expect(known).toBe('nothing_changed');
  expect(await refusalOf(fixture.backend, agent, document, { ...input, vin: '1M8' })).toMatchObject({
    code: 'vehicle_not_covered',
  });
  const { agent: stranger } = fixture.tenants.mirror;
  expect((await refusalOf(fixture.backend, stranger, document, input)).code).toBe('not_found');
  await jobHandlers(fixture.backend.platform)['check-balances']?.({});
  expect(await selectRows(fixture.backend, 'select rule from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

test('what a vehicle is called is corrected where that moves no price, and what moves it takes a change', async () => {
  const { agent } = fixture.tenants.insurer;
  const bound = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  const vehicle = await vehicleOf(fixture.backend, bound.quoteId);
  const before = await readStatus(bound.policyId);
  await agent.must(document, { id: bound.policyId, vehicle, model: 'Navion', floorplan: '24V' });
  const after = await readStatus(bound.policyId);
  expect(after).toEqual({ ...before, quote_id: after.quote_id, kinds: 'new_business endorsement' });
  const described = await selectOne(
    fixture.backend,
    'select model, floorplan from vehicles where quote_id = $1 and archived is null',
    [after.quote_id],
  );
  expect(described).toEqual({ model: 'Navion', floorplan: '24V' });
  const [letter] = await lettersOf(fixture.backend, bound.policyId, 'policy_changed');
  expect(letter?.text).toContain('as it is.');
  const corrected = await vehicleOf(fixture.backend, after.quote_id);
  const old = { id: bound.policyId, vehicle: corrected, year: 2006 };
  expect((await refusalOf(fixture.backend, agent, document, old)).code).toBe('correction_moves_price');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});
