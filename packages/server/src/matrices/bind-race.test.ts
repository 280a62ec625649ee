import { randomUUID } from 'node:crypto';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  bindDocument,
  cardToken,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { sandboxOf } from '@roadworthy/testkit/sandbox-of.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bindCommand, leftOf } from '../../test/bring-to-end.ts';
import type { ChildLine } from '../../test/server-child.ts';
import { type ServerChild, startServerChild } from '../../test/start-server-child.ts';

const fixture = useFixture('bind race', { now: '2026-06-15T14:00:00Z' });
let servers: ServerChild[];
let method: string;
beforeAll(async () => {
  servers = await Promise.all([startServerChild(fixture.backend), startServerChild(fixture.backend)]);
  method = await cardToken(fixture.backend, '4242424242424242');
});
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));
afterAll(() => Promise.all(servers.map((server) => server.stop())));

type Answered = Extract<ChildLine, { type: 'answered' }>;
const both = 2;
const eachServer = 25;

/** Fifty binds of one quote at once, half of them through each of two server processes. */
async function storm({ quoteId }: StartedQuote, keyFor: (nth: number) => string): Promise<Answered[][]> {
  const own = (line: ChildLine): line is Answered => line.type === 'answered' && line.id === quoteId;
  for (let nth = 0; nth < eachServer * both; nth += 1) {
    servers[nth % both]?.does(bindCommand(quoteId, method, keyFor(nth)));
  }
  return Promise.all(
    servers.map(async (server) => {
      await server.next(() => server.lines.filter(own).length === eachServer);
      return server.lines.filter(own);
    }),
  );
}

async function effectsOf({ quoteId }: StartedQuote) {
  const policies = await selectRows<{ policy_id: string }>(
    fixture.backend,
    'select policy_id from policies where current_quote_id = $1',
    [quoteId],
  );
  const payments = await selectRows<{ key: string }>(
    fixture.backend,
    'select gateway_key as key from payments where quote_id = $1',
    [quoteId],
  );
  const charges = await sandboxOf(fixture.backend).charges();
  const taken = charges.filter(
    ({ kind, key }) => kind === 'capture' && payments.some((payment) => key.startsWith(payment.key)),
  );
  return { policies: policies.map(({ policy_id }) => policy_id), payments: payments.length, taken: taken.length };
}

describe('two server processes', () => {
  test('are two', () => {
    expect(new Set(servers.map(({ pid }) => pid)).size).toBe(both);
  });

  test.each([1, 2, 3])(
    'bind one quote once when fifty ask under one key (round %i)',
    { timeout: 300_000 },
    async () => {
      const quote = await signedQuote(fixture.backend, aQuote());
      const key = randomUUID();
      const answers = (await storm(quote, () => key)).flat();
      const { policies, payments, taken } = await effectsOf(quote);
      expect({ policies: policies.length, payments, taken }).toEqual({ policies: 1, payments: 1, taken: 1 });
      const bound = answers.filter(({ outcome }) => outcome === 'bound');
      expect(bound.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect(new Set(bound.map(({ policyId }) => policyId))).toEqual(new Set(policies));
      const others = answers.filter(({ outcome }) => outcome !== 'bound');
      expect(others.map(({ outcome, status }) => `${outcome} ${status}`)).toEqual(others.map(() => 'in_progress 409'));
      // Some came while it was being done, otherwise nothing raced.
      expect(others.length).toBeGreaterThan(0);
    },
  );

  test.each([1, 2, 3])(
    'bind one quote once when fifty ask under keys of their own (round %i)',
    { timeout: 300_000 },
    async () => {
      const quote = await signedQuote(fixture.backend, aQuote());
      const answers = await storm(quote, () => randomUUID());
      const { policies, payments, taken } = await effectsOf(quote);
      expect({ policies: policies.length, payments, taken }).toEqual({ policies: 1, payments: 1, taken: 1 });
      const outcomes = answers.flat().map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'bound')).toHaveLength(1);
      const losers = outcomes.filter((outcome) => outcome !== 'bound');
      expect(losers.filter((outcome) => outcome !== 'quote_binding' && outcome !== 'quote_bound')).toEqual([]);
      // Both processes had a part in it.
      for (const answered of answers) expect(answered).toHaveLength(eachServer);
    },
  );

  test('bind many quotes at once, each once', { timeout: 300_000 }, async () => {
    const quotes: StartedQuote[] = [];
    for (let nth = 0; nth < 12; nth += 1) quotes.push(await signedQuote(fixture.backend, aQuote()));
    for (const { quoteId } of quotes) {
      const key = randomUUID();
      for (const server of servers) server.does(bindCommand(quoteId, method, key));
    }
    for (const { quoteId } of quotes) {
      for (const server of servers) await server.next((line) => line.type === 'answered' && line.id === quoteId);
    }
    // On a busy machine who pays is told after five seconds that it goes on, and watches; then it is not at its end yet.
    for (const { quoteId } of quotes)
      await vi.waitFor(async () => expect(await leftOf(fixture.backend, quoteId)).toBe('done'), 60_000);
    for (const quote of quotes)
      expect(await effectsOf(quote)).toMatchObject({ payments: 1, taken: 1, policies: [expect.any(String)] });
  });
});

describe('an edit that races a bind', () => {
  test('is either before it, and the bind is refused, or refused itself', { timeout: 300_000 }, async () => {
    const edit = 'mutation ($id: uuid!) { update_effective_date(quote_id: $id, effective_date: "2026-07-04") { id } }';
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const quote = await signedQuote(fixture.backend, aQuote());
      const bind = quote.customer.ask(bindDocument, { id: quote.quoteId, method }, { idempotencyKey: randomUUID() });
      const [bound, edited] = await Promise.all([bind, quote.customer.ask(edit, { id: quote.quoteId })]);
      const codes = [bound, edited].map(({ errors }) => errors[0]?.extensions.code ?? 'done');
      seen.add(codes.join(' '));
      const { policies } = await effectsOf(quote);
      expect(policies).toHaveLength(codes[0] === 'done' ? 1 : 0);
      const [days] = await selectRows<{ same: boolean }>(
        fixture.backend,
        'select q.effective_date = p.effective_date as same from policies p join quotes q on q.quote_id = p.current_quote_id where q.quote_id = $1',
        [quote.quoteId],
      );
      expect(days?.same ?? true).toBe(true);
    }
    for (const codes of seen)
      expect(codes).toMatch(/^(done quote_(binding|bound)|(not_signed|signature_outdated) done)$/);
  });
});
