import { randomUUID } from 'node:crypto';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('run verification', { now: '2026-06-15T14:00:00Z' });

const checksOf =
  'query ($id: uuid!) { quote_verification_status(quote_id: $id) { mvr frs tas violations { violation counts kind } verifications { call_type required state status errored error name } } }';
const criteriaOf = `query ($id: uuid!) {
  underwriting_criteria_by_quote(quote_id: $id) { verifications { call_type state } incidents { found } }
}`;
type Criteria = {
  underwriting_criteria_by_quote: {
    verifications: { call_type: string; state: string }[];
    incidents: { found: Record<string, number> | null }[];
  };
};
type Status = {
  quote_verification_status: {
    mvr: string;
    frs: string;
    tas: string;
    violations: { violation: string; counts: boolean; kind: string | null }[];
    verifications: {
      call_type: string;
      required: boolean;
      state: string;
      status: string | null;
      error: string | null;
    }[];
  };
};

beforeAll(async () => {
  await fixture.backend.owner.pool.query(`update products set required_verifications = '{mvr,frs,tas}'`);
});

/** Has the worker do what waits for it, until nothing is left that it can do. */
async function work(): Promise<void> {
  const rows = await selectRows<{ id: string; organization_id: string; process: string }>(
    fixture.backend,
    `select process_intent_id as id, organization_id, process from process_intents where state = 'begun' order by created`,
  );
  const resume = jobHandlers(fixture.backend.platform)['resume-intent'];
  for (const { id: intentId, organization_id: organizationId, process } of rows) {
    await resume?.({ intentId, organizationId, process }).catch(() => undefined);
  }
}

const named = (lastName: string, more: Record<string, unknown> = {}) =>
  aMotorhomeQuote({ person: { last_name: lastName, email: `${randomUUID()}@example.com`, ...more } });

async function statusOf({ customer, quoteId }: StartedQuote) {
  const { quote_verification_status: status } = await customer.must<Status>(checksOf, { id: quoteId });
  return { mvr: status.mvr, frs: status.frs, tas: status.tas };
}

const billed = async () => (await fixture.backend.connected.providers.simulatedVendor?.billed()) ?? 0;

describe('the checks of a quote', () => {
  test('begin by themselves as soon as everything is known, once each, and are charged once each', async () => {
    const before = await billed();
    const quote = await plannedQuote(fixture.backend, named('Moreno'));
    expect(await statusOf(quote)).toEqual({ mvr: 'running', frs: 'running', tas: 'running' });
    await work();
    expect(await statusOf(quote)).toEqual({ mvr: 'done', frs: 'done', tas: 'done' });
    expect(await billed()).toBe(before + 3);
    const rows = await selectRows(fixture.backend, 'select call_type from quote_verifications where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(rows).toHaveLength(3);
  });

  test('are asked again about another license, and an answer about the first one counts no more', async () => {
    const quote = await plannedQuote(fixture.backend, named('Moreno'));
    await work();
    const { entity_id: id } = await selectOne<{ entity_id: string }>(
      fixture.backend,
      'select entity_id from entities where quote_id = $1',
      [quote.quoteId],
    );
    await quote.customer.must(
      `mutation ($id: uuid!, $changes: entity_input!) { update_named_insured(entity_id: $id, changes: $changes) { id } }`,
      { id, changes: { license_number: 'RM999999' } },
    );
    expect(await statusOf(quote)).toEqual({ mvr: 'running', frs: 'done', tas: 'done' });
    await work();
    expect(await statusOf(quote)).toMatchObject({ mvr: 'done' });
  });

  test('say to staff what was found, and to the customer only how they stand', async () => {
    const quote = await plannedQuote(fixture.backend, named('Points'));
    await work();
    const forAgent = await fixture.tenants.insurer.agent.must<Status>(checksOf, { id: quote.quoteId });
    expect(forAgent.quote_verification_status.violations).toMatchObject([
      { violation: 'Speeding, 15 miles an hour over the limit', counts: true, kind: 'speeding' },
      { counts: false, kind: 'minor' },
    ]);
    const forCustomer = await quote.customer.must<Status>(checksOf, { id: quote.quoteId });
    expect(forCustomer.quote_verification_status.violations).toEqual([]);
    expect(forCustomer.quote_verification_status.verifications.map(({ status }) => status)).toEqual([null, null, null]);
  });

  test.each([
    ['Nohit', { mvr: 'done', frs: 'done', tas: 'done' }],
    ['Timeout', { mvr: 'errored', frs: 'errored', tas: 'errored' }],
    ['Malformed', { mvr: 'errored', frs: 'errored', tas: 'errored' }],
    ['Down', { mvr: 'errored', frs: 'errored', tas: 'errored' }],
  ])('stand as the vendor answers about %s', async (lastName, expected) => {
    const quote = await plannedQuote(fixture.backend, named(lastName));
    await work();
    expect(await statusOf(quote)).toEqual(expected);
  });

  test('give up after an hour, and an agent has them asked again', async () => {
    const quote = await plannedQuote(fixture.backend, named('Timeout'));
    await work();
    fixture.backend.clock.set('2026-06-15T15:30:00Z');
    await work();
    const states = await selectRows<{ state: string }>(
      fixture.backend,
      `select state from process_intents i join quote_verifications v on v.quote_verification_id = i.root_id
       where v.quote_id = $1`,
      [quote.quoteId],
    );
    expect(states.map(({ state }) => state)).toEqual(['finished', 'finished', 'finished']);
    const agent = fixture.tenants.insurer.agent;
    const run = await agent.must<{ run_verification: { status: string } }>(
      'mutation ($id: uuid!) { run_verification(quote_id: $id, call_type: "mvr") { status } }',
      { id: quote.quoteId },
    );
    expect(run.run_verification.status).toBe('running');
    const rows = await selectRows(
      fixture.backend,
      `select 1 from quote_verifications where quote_id = $1 and call_type = 'mvr'`,
      [quote.quoteId],
    );
    expect(rows, 'the same question has one key').toHaveLength(1);
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
  });

  test('are run by hand where the product asks for none: shown to staff, and counted nowhere', async () => {
    const ask = (kinds: string) =>
      fixture.backend.owner.pool.query('update products set required_verifications = $1', [kinds]);
    await ask('{tas}');
    const quote = await plannedQuote(fixture.backend, named('Points'));
    const price = 'query ($id: uuid!) { quote_pricing(quote_id: $id) { total } }';
    const before = await quote.customer.must(price, { id: quote.quoteId });
    const { underwriter } = fixture.tenants.insurer;
    const run = 'mutation ($id: uuid!) { run_verification(quote_id: $id, call_type: "mvr") { status } }';
    expect(await underwriter.must(run, { id: quote.quoteId })).toEqual({ run_verification: { status: 'done' } });
    const { quote_verification_status: seen } = await underwriter.must<Status>(checksOf, { id: quote.quoteId });
    expect(seen.mvr).toBe('not_needed');
    expect(seen.verifications.map(({ call_type, required }) => [call_type, required])).toEqual([
      ['tas', true],
      ['mvr', false],
    ]);
    expect(seen.violations.map(({ counts }) => counts)).toEqual([false, false]);
    const { underwriting_criteria_by_quote: criteria } = await underwriter.must<Criteria>(criteriaOf, {
      id: quote.quoteId,
    });
    expect(criteria.verifications.map(({ call_type, state }) => `${call_type} ${state}`).toSorted()).toEqual([
      'frs missing',
      'mvr done',
      'tas running',
    ]);
    expect(criteria.incidents).toMatchObject([{ found: { speeding: 1 } }]);
    const forCustomer = await quote.customer.must<Status>(checksOf, { id: quote.quoteId });
    expect(forCustomer.quote_verification_status.verifications).toHaveLength(1);
    expect(await quote.customer.must(price, { id: quote.quoteId })).toEqual(before);
    await ask('{mvr,frs,tas}');
  });

  test('are not for the customer to run', async () => {
    const quote = await plannedQuote(fixture.backend, named('Moreno'));
    const document = 'mutation ($id: uuid!) { run_verification(quote_id: $id, call_type: "mvr") { status } }';
    const refused = await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId });
    expect(refused).toEqual({ code: 'validation-failed' });
  });
});
