import { randomUUID } from 'node:crypto';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { look, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/look.ts';
import { type Book, fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { cardToken } from '@roadworthy/testkit/quote-story.ts';
import { someone } from '@roadworthy/testkit/sides.ts';
import { useStage } from '@roadworthy/testkit/stage.ts';
import { getNamedType, type GraphQLField, isLeafType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';

const stage = useStage('tenancy operations');
let books: { house: Book; mirror: Book };
let method: string;
let customer: Caller;
beforeAll(async () => {
  books = await fillBooks(stage);
  method = await cardToken(stage.world, '4242424242424242');
  const [account] = await look<{ user_id: string }>(stage.world, 'select user_id from policies where policy_id = $1', [
    books.mirror.bound.policyId,
  ]);
  customer = stage.world.as({
    userId: account?.user_id ?? '',
    role: 'global:user',
    organizationId: null,
    email: 'a@b.example',
    name: 'Ada',
  });
});

type Root = 'quote_id' | 'vehicle_id' | 'entity_id' | 'organization_id' | 'api_key_id';
const person =
  '{ entity_type: "person", first_name: "Eve", last_name: "Stranger", email: "eve@example.com", birthdate: "1970-01-01" }';
const mailing = '{ line_1: "1 Main", locality: "Town", administrative_area: "OH", postal_code: "43215" }';

/** What is about no row: a new quote, and the caller's own account. */
const rootless = new Set(['start_quote', 'set_language']);

/** Every operation on a row, and arguments that would go through for who may see the row. */
const operations: Readonly<Record<string, readonly [Root, string]>> = {
  create_api_key: ['organization_id', 'name: "Export", role: "organization:agent", expires: "2026-12-31T00:00:00Z"'],
  revoke_api_key: ['api_key_id', ''],
  create_vehicle: ['quote_id', 'vehicle: { type: "pop_up" }'],
  update_vehicle: ['vehicle_id', 'changes: { make: "Stolen" }'],
  delete_vehicle: ['vehicle_id', ''],
  create_named_insured: ['quote_id', `entity: ${person}, mailing_location: ${mailing}`],
  update_named_insured: ['entity_id', `changes: ${person}, mailing_location: ${mailing}`],
  update_coverages: ['quote_id', 'coverages: {}'],
  update_declarations: ['quote_id', 'declarations: {}'],
  update_payment_term: ['quote_id', 'payment_term: "monthly"'],
  update_effective_date: ['quote_id', 'effective_date: "2026-07-01"'],
  save_quote_progress: ['quote_id', 'email: "eve@example.com"'],
  sign_quote: ['quote_id', 'signature: "Ada Harborside", consent: true'],
  send_quote_to_customer: ['quote_id', 'send_email: true'],
  revoke_agent_approval: ['quote_id', ''],
  update_status_agent: ['quote_id', 'status: "open"'],
  load_agent_checkout_link: ['quote_id', ''],
  start_payment: ['quote_id', 'payment_term: "monthly"'],
  bind_quote: ['quote_id', 'method_token: $method'],
  quote_pricing: ['quote_id', ''],
  price_range: ['quote_id', ''],
  checkout_state: ['quote_id', ''],
  quote_abilities: ['quote_id', ''],
  resume_quote: ['quote_id', 'token: $method'],
  recommended_plans: ['quote_id', ''],
  preview_quote_invoices: ['quote_id', 'payment_term: "monthly"'],
  bind_progress: ['quote_id', ''],
  payment_form: ['quote_id', ''],
};

const fieldsOf = (kind: 'query' | 'mutation'): Record<string, GraphQLField<unknown, unknown>> => {
  const schema = stage.world.platform.dataApi.schemaOf('global:admin');
  return (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
};
const isMutation = (name: string) => name in fieldsOf('mutation');

function documentFor(name: string): string {
  const [root, rest] = operations[name] ?? ['quote_id', ''];
  const uses = rest.includes('$method') ? ', $method: String!' : '';
  const call = `${name}(${root}: $id${rest && `, ${rest}`})`;
  const type = getNamedType(fieldsOf(isMutation(name) ? 'mutation' : 'query')[name]?.type ?? null);
  const selection = isLeafType(type) ? '' : ' { __typename }';
  return `${isMutation(name) ? 'mutation' : 'query'} ($id: uuid!${uses}) { ${call}${selection} }`;
}

/** Sends an operation with those of the values that its document declares. */
function askOf(caller: Caller, name: string, { id, method: secret }: { id: string; method: string }, key?: string) {
  const document = documentFor(name);
  const variables = document.includes('$method:') ? { id, method: secret } : { id };
  return caller.ask(document, variables, key === undefined ? {} : { idempotencyKey: key });
}

async function idsOf({ open, bound, side }: Book, root: Root): Promise<string[]> {
  const { organizationId } = side.organization;
  if (root === 'organization_id') return [organizationId];
  if (root === 'api_key_id') {
    const text = 'select api_key_id from api_keys where organization_id = $1';
    return (await look<{ api_key_id: string }>(stage.world, text, [organizationId])).map((row) => row.api_key_id);
  }
  const quotes = [open.quoteId, bound.quoteId];
  if (root === 'quote_id') return quotes;
  const find = root === 'vehicle_id' ? vehicleOf : namedInsuredOf;
  return Promise.all(quotes.map((quoteId) => find(stage.world, quoteId)));
}

const strangers: Readonly<Record<string, () => Caller>> = {
  agent: () => books.mirror.side.agent,
  owner: () => books.mirror.side.owner,
  underwriter: () => books.mirror.side.underwriter,
  'bearer of another quote': () => books.mirror.open.customer,
  'bearer of a bound quote': () => books.mirror.bound.customer,
  customer: () => customer,
  'customer without anything': () => someone(stage.world, 'organization:customer'),
  visitor: () => stage.world.anonymous(),
};

describe('every operation on a row', { timeout: 60_000 }, () => {
  test('is listed here: a new one needs its line', () => {
    const mutations = Object.keys(fieldsOf('mutation')).filter((name) => !rootless.has(name));
    const reads = Object.entries(fieldsOf('query'))
      .filter(([, { args }]) => args.some(({ name }) => name === 'quote_id') && !args.some(({ name }) => name === 'id'))
      .map(([name]) => name);
    expect(Object.keys(operations).toSorted()).toEqual([...mutations, ...reads].toSorted());
  });

  test.each(Object.keys(strangers))(
    'answers the %s of another organization as if the row did not exist',
    async (who) => {
      const caller = strangers[who]?.() ?? stage.world.anonymous();
      const before = await footprintOf(stage.world);
      const differing: string[] = [];
      const codes = new Set<string>();
      for (const [name, [root]] of Object.entries(operations)) {
        const nothing = await askOf(caller, name, { id: randomUUID(), method }, randomUUID());
        expect(nothing.body).not.toContain('unexpected variables');
        codes.add(nothing.errors[0]?.extensions.code ?? 'done');
        for (const id of await idsOf(books.house, root)) {
          const { body, status } = await askOf(caller, name, { id, method }, randomUUID());
          if (body !== nothing.body || status !== nothing.status)
            differing.push(`${name}: ${body} instead of ${nothing.body}`);
        }
      }
      expect(differing).toEqual([]);
      expect(codes).not.toContain('done');
      expect(codes).not.toContain('unexpected');
      expect(changedTables(before, await footprintOf(stage.world))).toEqual([]);
    },
  );

  test('is as fast in saying no, whether the row exists or not', async () => {
    const document = documentFor('quote_pricing');
    const caller = books.mirror.side.agent;
    const time = async (id: string) => {
      const began = performance.now();
      await caller.ask(document, { id });
      return performance.now() - began;
    };
    const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 60; round += 1) {
      known.push(await time(books.house.open.quoteId));
      unknown.push(await time(randomUUID()));
    }
    // Opening and rating a quote takes ten times as long as not finding one.
    expect(median(known) / median(unknown)).toBeLessThan(3);
  });

  test('answers a replayed key of one caller to nobody else', async () => {
    const document = documentFor('save_quote_progress');
    const { open } = books.house;
    const options = { idempotencyKey: 'shared between strangers' };
    const own = await open.customer.ask(document, { id: open.quoteId }, options);
    expect(own.errors).toEqual([]);
    const foreign = await books.mirror.side.agent.ask(document, { id: open.quoteId }, options);
    expect(foreign.errors[0]?.extensions.code).toBe('not_found');
  });

  test('goes through for its own people, so that the silence above means something', async () => {
    const { side, open } = books.house;
    const done: string[] = [];
    for (const [name, [root]] of Object.entries(operations).filter(([each]) => !isMutation(each))) {
      const [id] = await idsOf(books.house, root);
      const { errors } = await askOf(side.agent, name, { id: id ?? '', method: open.token });
      done.push(...(errors.length === 0 ? [name] : []));
    }
    expect(done).toEqual(
      expect.arrayContaining(['quote_pricing', 'checkout_state', 'quote_abilities', 'resume_quote']),
    );
    for (const name of [
      'create_vehicle',
      'update_vehicle',
      'update_named_insured',
      'update_payment_term',
      'load_agent_checkout_link',
    ]) {
      const [id] = await idsOf(books.house, operations[name]?.[0] ?? 'quote_id');
      expect((await askOf(side.agent, name, { id: id ?? '', method })).errors, name).toEqual([]);
    }
  });
});
