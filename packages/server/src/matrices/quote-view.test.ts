import { type Principal, viewerOf } from '@roadworthy/core/identity/principal.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { selectRows, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { readDocumentsOf } from '@roadworthy/testkit/sign-as-page.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { contracts } from './all-contracts.ts';
import { documentOf, rootFields } from './contract-document.ts';

const fixture = useFixture('quote view');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await signedQuote(fixture.backend, aQuote());
});

const dataApi = () => fixture.backend.platform.dataApi;
const viewer = (principal: Principal = viewerOf(quote.quoteId)) => callerOf(fixture.backend.platform, principal);

async function argumentsOf(operation: string): Promise<Record<string, unknown>> {
  const contract = contracts.get(operation);
  if (!contract) throw new Error(`${operation} has no contract`);
  const roots: Record<string, string> = {
    vehicle_id: await vehicleOf(fixture.backend, quote.quoteId),
    entity_id: await namedInsuredOf(fixture.backend, quote.quoteId),
  };
  const places: Record<string, unknown> = {
    $method: 'card',
    $documents: await readDocumentsOf(fixture.backend, quote.quoteId),
    $organization: fixture.tenants.mirror.organization.organizationId,
    $lender: { entity_type: 'business', business_name: 'A lender' },
  };
  const input = Object.entries(contract.example).map(([name, value]) => [name, places[String(value)] ?? value]);
  const root = contract.root === null ? {} : { [contract.root]: roots[contract.root] ?? quote.quoteId };
  return { ...Object.fromEntries(input), ...root };
}

/** What an operation that writes answers who may only look. */
async function refusedTo(operation: string, principal?: Principal): Promise<string | undefined> {
  const contract = contracts.get(operation);
  if (!contract) throw new Error(`${operation} has no contract`);
  const variables = await argumentsOf(operation);
  const { errors } = await viewer(principal).ask(documentOf(dataApi(), contract, variables), variables);
  return errors[0]?.extensions.code;
}

describe('who sees what the customer sees', () => {
  test('is refused every operation that writes, those to come among them, and leaves nothing behind', async () => {
    const before = await footprintOf(fixture.backend);
    const ofCustomer = Object.keys(dataApi().schemaOf('token:quote').getMutationType()?.getFields() ?? {});
    const all = Object.keys(rootFields(dataApi(), 'mutation'));
    const answers: Record<string, string | undefined> = {};
    for (const operation of all) answers[operation] = await refusedTo(operation);
    expect(ofCustomer).toContain('bind_quote');
    expect(ofCustomer.length).toBeGreaterThan(15);
    for (const operation of all) {
      const wanted = ofCustomer.includes(operation) ? 'view_only' : 'validation-failed';
      expect([operation, answers[operation]]).toEqual([operation, wanted]);
    }
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('reads the quote in the customer’s words, what stands beside it, and no other quote', async () => {
    const other = await signedQuote(fixture.backend, aQuote());
    const document = `query ($id: uuid!, $other: uuid!) {
      quotes { quote_id entities { first_name } }
      other: quotes_by_pk(id: $other) { quote_id }
      checkout_state(quote_id: $id) { next }
      quote_pricing(quote_id: $id) { total }
      documents { quote_id }
    }`;
    const variables = { id: quote.quoteId, other: other.quoteId };
    const seen = await viewer().must<{ quotes: { quote_id: string }[]; other: unknown }>(document, variables);
    expect(seen).toEqual(await quote.customer.must(document, variables));
    expect(seen.quotes.map(({ quote_id }) => quote_id)).toEqual([quote.quoteId]);
    expect(seen.other).toBeNull();
  });

  test.each(['meta', 'custom_fields', 'rating_response', 'marketing_source', 'token_version', 'signer_info'])(
    'reads no column %s, which the customer does not have',
    async (column) => {
      const { errors } = await viewer().ask(`{ quotes { ${column} } }`);
      expect(errors[0]?.extensions.code).toBe('validation-failed');
    },
  );

  test('is told nothing that would open the quote as the customer', async () => {
    const { body } = await viewer().ask('{ quotes { quote_id status } roles }');
    expect(body).not.toContain(quote.token.slice(0, 20));
    const { errors } = await viewer().ask('query ($id: uuid!) { resume_quote(quote_id: $id) { quote_token } }', {
      id: quote.quoteId,
    });
    expect(errors[0]?.extensions.code).toBe('not_found');
    const fields = dataApi().schemaOf('token:quote').getType('quotes');
    expect(String(fields && 'getFields' in fields && Object.keys(fields.getFields()))).not.toMatch(/token/);
  });
});

describe('view_as_customer', () => {
  const mutation = `mutation ($id: uuid!) {
    view_as_customer(quote_id: $id) { quote_id token ends next }
  }`;

  test('opens a view for the agent, and keeps who looked at what', async () => {
    const { agent } = fixture.tenants.insurer;
    const { view_as_customer: view } = await agent.must<{ view_as_customer: Record<string, string> }>(mutation, {
      id: quote.quoteId,
    });
    expect(view).toMatchObject({ quote_id: quote.quoteId, next: 'payment' });
    expect(view['token']).toMatch(/^v1\./);
    const [trail] = await selectRows(
      fixture.backend,
      "select actor_user_id, root_id, outcome, input from audit_log where operation = 'view_as_customer'",
    );
    expect(trail).toEqual({
      actor_user_id: agent.principal.userId,
      root_id: quote.quoteId,
      outcome: 'done',
      input: { quote_id: quote.quoteId },
    });
  });

  test('is not for a machine: a view is one person’s', async () => {
    const { agent } = fixture.tenants.insurer;
    const machine = callerOf(fixture.backend.platform, { ...agent.principal, kind: 'api_key', userId: null });
    const { errors } = await machine.ask(mutation, { id: quote.quoteId });
    expect(errors[0]?.extensions.code).toBe('person_required');
  });
});
