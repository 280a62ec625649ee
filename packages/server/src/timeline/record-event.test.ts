import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  boundQuote,
  type BoundQuote,
  cardToken,
  plannedQuote,
  signedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { renderDocument } from '../documents/render-document.ts';
import { sendNotification } from '../notifications/send-notification.ts';
import { activatePolicy } from '../policies/activate-policy.ts';
import { expireQuote } from '../quoting/ending/expire-quote.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { eventHandlers } from '../registry.ts';

const fixture = useFixture('record event');
const kernel = () => ({ platform: fixture.backend.platform, handlers: eventHandlers });

type Entry = {
  readonly kind: string;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly premium_before: number | null;
  readonly premium_after: number | null;
  readonly visible: boolean;
};

const entriesOf = (quoteId: string) =>
  selectRows<Entry>(
    fixture.backend,
    `select kind, actor_name, actor_role, facts, premium_before, premium_after, visible from timeline_entries
     where quote_id = $1 order by at, timeline_entry_id`,
    [quoteId],
  );
const kindsOf = async (quoteId: string) => (await entriesOf(quoteId)).map(({ kind }) => kind);
const entryOf = async (quoteId: string, kind: string) => (await entriesOf(quoteId)).filter((one) => one.kind === kind);

async function finish({ quoteId }: { readonly quoteId: string }): Promise<void> {
  const owed = await selectRows<{ notification_id: string; organization_id: string }>(
    fixture.backend,
    'select notification_id, organization_id from notifications where quote_id = $1',
    [quoteId],
  );
  for (const { notification_id: notificationId, organization_id: organizationId } of owed) {
    await sendNotification(kernel(), { notificationId, organizationId });
  }
}

const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: true) { checkout_url } }';
const revoke = 'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { status } }';
const own = '{ timeline_entries(order_by: [{ at: asc }, { timeline_entry_id: asc }]) { kind actor_name } }';

describe('what happens to a quote', () => {
  test('stays in its timeline: a revoked approval does not undo that it was sent', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    const quote = await plannedQuote(fixture.backend, aQuote(), agent);
    await agent.must(send, { id: quote.quoteId });
    await underwriter.must(revoke, { id: quote.quoteId });
    const after = (await entriesOf(quote.quoteId)).filter(({ kind }) => /sent|revoked/.test(kind));
    expect(after).toMatchObject([
      { kind: 'quote_sent', actor_name: 'Agnes Harbor', actor_role: 'organization:agent', visible: true },
      { kind: 'agent_approval_revoked', actor_name: 'Ulla Harbor', actor_role: 'organization:underwriter' },
    ]);
  });

  test('says what became of the price', async () => {
    const quote = await plannedQuote(
      fixture.backend,
      aQuote({ paymentTerm: 'pay_in_full' }),
      fixture.tenants.insurer.agent,
    );
    const [started] = await entryOf(quote.quoteId, 'quote_started');
    expect(started).toMatchObject({ premium_before: null, premium_after: null });
    const edits = await entryOf(quote.quoteId, 'quote_edited');
    expect(edits.map(({ facts }) => facts['edited'])).toEqual(expect.arrayContaining(['vehicle', 'coverages']));
    const last = edits.at(-1);
    expect(last).toMatchObject({ facts: { edited: 'payment_term' }, actor_name: null, actor_role: 'token:quote' });
    expect(last?.premium_after).toBeLessThan(last?.premium_before ?? 0);
    await fixture.tenants.insurer.agent.must(send, { id: quote.quoteId });
    const [sent] = await entryOf(quote.quoteId, 'quote_sent');
    expect(sent).toMatchObject({ premium_before: last?.premium_after, premium_after: last?.premium_before });
  });

  test('has its letter once it was sent, once, and nothing before', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
    await fixture.tenants.insurer.agent.must(send, { id: quote.quoteId });
    expect(await entryOf(quote.quoteId, 'letter_sent')).toEqual([]);
    await finish(quote);
    await finish(quote);
    expect(await entryOf(quote.quoteId, 'letter_sent')).toMatchObject([
      { actor_role: 'system', visible: true, facts: { template: 'quote_sent', recipient: 'ada.moreno@example.com' } },
    ]);
  });

  test('by the clock is the platform’s own doing', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const { organizationId } = fixture.tenants.insurer.organization;
    await fixture.backend.owner.pool.query(`update quotes set expiration_date = '2020-01-01' where quote_id = $1`, [
      quote.quoteId,
    ]);
    const request = systemRequest('test');
    await inOrganization(kernel(), organizationId, request, (work) => expireQuote(work, quote.quoteId));
    expect(await entryOf(quote.quoteId, 'quote_expired')).toMatchObject([{ actor_name: null, actor_role: 'system' }]);
  });

  test('leaves nothing when it is refused', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const before = await kindsOf(quote.quoteId);
    await fixture.tenants.insurer.agent.ask(revoke, { id: quote.quoteId });
    expect(await kindsOf(quote.quoteId)).toEqual(before);
  });

  test('cannot be changed by any operation, except for the policy it is filed under', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const { organizationId } = fixture.tenants.insurer.organization;
    const change = (column: string) =>
      inOrganization(kernel(), organizationId, systemRequest('test'), ({ tx }) =>
        sql`update timeline_entries set ${sql.ref(column)} = default where quote_id = ${quoteId}`.execute(tx),
      );
    for (const column of ['kind', 'facts', 'at', 'actor_name', 'visible']) {
      await expect(change(column), column).rejects.toThrow(/permission denied/);
    }
    const remove = inOrganization(kernel(), organizationId, systemRequest('test'), ({ tx }) =>
      tx.deleteFrom('timeline_entries').execute(),
    );
    await expect(remove).rejects.toThrow(/permission denied/);
  });
});

describe('what happens to a policy', () => {
  let bound: BoundQuote;
  const kindsOfPolicy = async () =>
    (
      await selectRows<{ kind: string }>(
        fixture.backend,
        'select kind from timeline_entries where policy_id = $1 order by at, timeline_entry_id',
        [bound.policyId],
      )
    ).map(({ kind }) => kind);

  test('begins with what happened to its quote, and goes on with the money, the document and the cover', async () => {
    bound = await boundQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
    const { organizationId } = fixture.tenants.insurer.organization;
    const [{ document_id: documentId } = { document_id: '' }] = await selectRows<{ document_id: string }>(
      fixture.backend,
      "select document_id from documents where policy_id = $1 and document_type = 'declarations'",
      [bound.policyId],
    );
    await renderDocument(kernel(), { documentId, organizationId });
    await renderDocument(kernel(), { documentId, organizationId });
    await finish(bound);
    fixture.backend.clock.set('2026-06-20T12:00:00Z');
    const request = systemRequest('test');
    await inOrganization(kernel(), organizationId, request, (work) => activatePolicy(work, bound.policyId));
    const kinds = await kindsOfPolicy();
    expect(kinds[0]).toBe('quote_started');
    expect(kinds.filter((kind) => kind !== 'quote_edited')).toEqual([
      'quote_started',
      'document_made',
      'document_made',
      'quote_signed',
      'payment_received',
      'policy_bound',
      'document_made',
      'letter_sent',
      'policy_activated',
    ]);
    const { premium } = await selectOne<{ premium: number }>(
      fixture.backend,
      'select premium from policies where policy_id = $1',
      [bound.policyId],
    );
    expect(await entryOf(bound.quoteId, 'policy_bound')).toMatchObject([
      { facts: { number: bound.policyNumber }, premium_before: null, premium_after: premium },
    ]);
  });

  test('is read by the customer as far as it is theirs to see', async () => {
    const { timeline_entries } = await bound.customer.must<{ timeline_entries: { kind: string }[] }>(own);
    expect(timeline_entries.map(({ kind }) => kind)).toContain('policy_bound');
    const quote = await plannedQuote(fixture.backend, aQuote());
    await fixture.tenants.insurer.agent.must(
      'mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "agent_required") { status } }',
      { id: quote.quoteId },
    );
    expect(await kindsOf(quote.quoteId)).toContain('quote_handed_over');
    const seen = await quote.customer.must<{ timeline_entries: { kind: string }[] }>(own);
    expect(seen.timeline_entries.map(({ kind }) => kind)).toContain('quote_started');
    expect(seen.timeline_entries.map(({ kind }) => kind)).not.toContain('quote_handed_over');
  });

  test('stays when the payment was declined', async () => {
    const quote = await signedQuote(fixture.backend, aQuote({ card: '4000000000000002' }));
    const method = await cardToken(fixture.backend, '4000000000000002');
    await quote.customer.must(
      'mutation ($id: uuid!, $method: String!) { bind_quote(quote_id: $id, method_token: $method) { status } }',
      { id: quote.quoteId, method },
      { idempotencyKey: 'declined' },
    );
    expect(await entryOf(quote.quoteId, 'payment_declined')).toMatchObject([
      { facts: { currency: 'USD' }, visible: true },
    ]);
  });
});
