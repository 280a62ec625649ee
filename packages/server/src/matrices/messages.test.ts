import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '@roadworthy/db/unit-of-work.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import {
  answeredQuote,
  aQuote,
  bindDocument,
  boundQuote,
  cardToken,
  signedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { expect, test, vi } from 'vitest';
import { collect } from '../../test/run-collection.ts';

const fixture = useFixture('messages', { now: '2026-06-15T14:00:00Z' });

type Sender = { send(statements: readonly unknown[]): Promise<unknown> };
type Count = { readonly messages: number; readonly statements: number };

/** How many messages transactions sent while something was done, and how many statements were in them. */
async function countOf(step: () => Promise<unknown>): Promise<Count> {
  const send = vi.spyOn(UnitOfWork.prototype as unknown as Sender, 'send');
  try {
    await step();
    const sent = send.mock.calls.map(([statements]) => statements.length);
    return { messages: sent.length, statements: sent.reduce((sum, one) => sum + one, 0) };
  } finally {
    send.mockRestore();
  }
}

const editDocument = `mutation ($id: uuid!) { update_discounts(quote_id: $id, discounts: ["affinity"]) { quote_id } }`;
const cancelDocument = `mutation ($id: uuid!, $on: date!) {
  cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on, issue_prorated_refund: true) { status }
}`;

/** What each takes at most of a server that has done it before: what is asked once more is meant, and written here. */
const most: Readonly<Record<string, Count>> = {
  edit: { messages: 12, statements: 21 },
  // Two events that webhooks may be told of: each asks for those of the organization.
  bind: { messages: 23, statements: 76 },
  // Two more than the rest asks: what was proposed of a policy falls away with it, and its webhooks.
  cancellation: { messages: 17, statements: 32 },
  charge: { messages: 30, statements: 72 },
};

const steps: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  async edit() {
    const { quoteId } = await answeredQuote(fixture.backend, aQuote());
    return () => fixture.tenants.insurer.agent.must(editDocument, { id: quoteId });
  },
  async bind() {
    const { customer, quoteId } = await signedQuote(fixture.backend, aQuote());
    const method = await cardToken(fixture.backend, '4242424242424242');
    return () => customer.ask(bindDocument, { id: quoteId, method }, { idempotencyKey: randomUUID() });
  },
  async cancellation() {
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    const { policyId } = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
    return () => fixture.tenants.insurer.agent.must(cancelDocument, { id: policyId, on: '2026-09-01' });
  },
  async charge() {
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15' }));
    fixture.backend.clock.set('2026-07-08T14:00:00Z');
    await collect(fixture.backend);
    fixture.backend.clock.set('2026-07-15T14:00:00Z');
    return () => collect(fixture.backend);
  },
};

test.each(Object.keys(steps))(
  'a warm %s sends no more messages and statements in its transactions than stand here',
  async (name) => {
    const prepare = steps[name];
    if (!prepare) throw new Error(`no step ${name}`);
    await (
      await prepare()
    )();
    const sent = await countOf(await prepare());
    const { messages = 0, statements = 0 } = most[name] ?? {};
    expect(sent.messages, JSON.stringify(sent)).toBeLessThanOrEqual(messages);
    expect(sent.statements, JSON.stringify(sent)).toBeLessThanOrEqual(statements);
  },
);
