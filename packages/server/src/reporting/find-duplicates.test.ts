import type { Caller } from '@roadworthy/testkit/caller.ts';
import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  answeredQuote,
  aQuote,
  type BoundQuote,
  boundQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('find duplicates');
const document = `query ($email: String, $phone: String, $vin: String, $beside: uuid) {
  find_duplicates(email: $email, phone: $phone, vin: $vin, beside_quote_id: $beside) {
    quote_id policy_id policy_number quote_status policy_status named_insured vehicle same_email same_phone same_vin
  }
}`;
type Duplicate = { quote_id: string; policy_id: string | null; same_email: boolean; same_phone: boolean };
type Requested = { email?: string; phone?: string; vin?: string; beside?: string };
const found = async (request: Requested, caller: Caller = fixture.tenants.insurer.agent) =>
  (await caller.must<{ find_duplicates: Duplicate[] }>(document, request)).find_duplicates;
const idsOf = async (request: Requested, caller?: Caller) =>
  (await found(request, caller)).map(({ quote_id }) => quote_id).toSorted();

const rae = { first_name: 'Rae', last_name: 'Sato', email: 'rae.sato@example.com', phone: '(330) 555-0199' };
const vin = exampleVin(2021, 4711);
let open: StartedQuote;
let bound: BoundQuote;

async function giveVin({ customer, quoteId }: StartedQuote): Promise<void> {
  const update = `mutation ($id: uuid!, $vin: String!) { update_vehicle(vehicle_id: $id, changes: { vin: $vin }) { vin } }`;
  await customer.must(update, { id: await vehicleOf(fixture.backend, quoteId), vin });
}

const setStatus = (quoteId: string, status: string) =>
  fixture.backend.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quoteId, status]);

beforeAll(async () => {
  open = await answeredQuote(fixture.backend, aQuote({ person: { ...rae, phone: '1 330 555 0199' } }));
  await giveVin(open);
  bound = await boundQuote(fixture.backend, aQuote({ person: rae }));
  await boundQuote(fixture.backend, aQuote({ person: rae }), fixture.tenants.mirror.agent);
});

describe('find_duplicates', () => {
  test.each<[string, Requested]>([
    ['an e-mail, however it is written', { email: ' Rae.Sato@Example.com ' }],
    ['a phone, however it is written', { phone: '330.555.0199' }],
    ['a phone with its leading 1', { phone: '+1 (330) 555-0199' }],
  ])('finds open quotes and policies in force by %s', async (_by, request) => {
    expect(await idsOf(request)).toEqual([open.quoteId, bound.quoteId].toSorted());
  });

  test('finds by a VIN, typed as on the plate, and says what is the same and what opens it', async () => {
    const requested = {
      vin: `${vin.slice(0, 5)} ${vin.slice(5)}`.toLowerCase(),
      email: rae.email,
      phone: '216-555-0100',
    };
    const [first, second] = await found(requested);
    expect(first).toEqual({
      quote_id: open.quoteId,
      policy_id: null,
      policy_number: null,
      quote_status: 'open',
      policy_status: null,
      named_insured: 'Rae Sato',
      vehicle: '2023 Airstream Bambi',
      same_email: true,
      same_phone: false,
      same_vin: true,
    });
    const policy = { policy_id: bound.policyId, policy_number: bound.policyNumber, policy_status: 'pending' };
    expect(second).toMatchObject({ ...policy, quote_id: bound.quoteId, same_vin: false });
  });

  test('leaves out the quote that is being written, and finds nothing without a question', async () => {
    expect(await idsOf({ email: rae.email, beside: open.quoteId })).toEqual([bound.quoteId]);
    for (const requested of [{}, { email: '', phone: ' ', vin: '-' }]) expect(await found(requested)).toEqual([]);
  });

  test.each(['expired', 'ineligible', 'replaced'])('leaves out a quote that is %s', async (status) => {
    await setStatus(open.quoteId, status);
    expect(await idsOf({ email: rae.email })).toEqual([bound.quoteId]);
    await setStatus(open.quoteId, 'open');
  });

  test('leaves out a policy that is over', async () => {
    const set = (status: string) =>
      fixture.backend.owner.pool.query('update policies set policy_status = $2 where policy_id = $1', [
        bound.policyId,
        status,
      ]);
    await set('cancelled');
    expect(await idsOf({ email: rae.email })).toEqual([open.quoteId]);
    await set('pending');
  });

  test('finds another organization’s for nobody but those who see every organization', async () => {
    const [foreign, ...others] = await found({ email: rae.email }, fixture.tenants.mirror.agent);
    expect(others).toEqual([]);
    expect([open.quoteId, bound.quoteId]).not.toContain(foreign?.quote_id);
    const everywhere = await idsOf({ email: rae.email }, someone(fixture.backend, 'global:service_agent'));
    expect(everywhere).toHaveLength(3);
  });

  test('answers no customer, bearer or visitor', async () => {
    const customer = someone(fixture.backend, 'global:user');
    for (const caller of [open.customer, customer, fixture.backend.anonymous()]) {
      const { errors } = await caller.ask(document, { email: rae.email });
      expect(errors).toHaveLength(1);
    }
  });

  test('names ten at most', async () => {
    for (let count = 0; count < 10; count += 1) await answeredQuote(fixture.backend, aQuote({ person: rae }));
    expect(await found({ email: rae.email })).toHaveLength(10);
  });
});
