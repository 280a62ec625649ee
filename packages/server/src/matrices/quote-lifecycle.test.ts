import { actorsOf } from '@roadworthy/core/quoting/actors.ts';
import { type QuoteOperation, transitions } from '@roadworthy/core/quoting/transitions.ts';
import { type QuoteStatus, quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { type Permission } from '@roadworthy/core/identity/vocabulary.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { lookAtOne, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/look.ts';
import { aQuote, bindDocument, cardToken, signedQuote } from '@roadworthy/testkit/quote-story.ts';
import { someone } from '@roadworthy/testkit/sides.ts';
import { useStage } from '@roadworthy/testkit/stage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const stage = useStage('quote lifecycle');

type Subject = { quoteId: string; vehicleId: string; entityId: string; method: string };
type Deed = {
  readonly operation: QuoteOperation;
  readonly permission: Permission | readonly Permission[];
  readonly instead?: Partial<Record<QuoteStatus, QuoteOperation>>;
  readonly document: string;
  readonly variables: (subject: Subject) => Record<string, unknown>;
  /** An edit that no price or approval rests on may be made on an approved quote. */
  readonly immaterial?: boolean;
};
const edit = { operation: 'edit', permission: 'quote:edit' } as const;
const onQuote = ({ quoteId }: Subject) => ({ id: quoteId });

/** Every operation on a quote that people can reach; edits last, since they take a signature away. */
const deeds: Readonly<Record<string, Deed>> = {
  sign_quote: {
    operation: 'begin_bind',
    permission: 'quote:bind',
    document: 'mutation ($id: uuid!) { sign_quote(quote_id: $id, signature: "Ada Moreno", consent: true) { id } }',
    variables: onQuote,
  },
  send_quote_to_customer: {
    operation: 'send_to_customer',
    permission: 'quote:send',
    document: 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }',
    variables: onQuote,
  },
  revoke_agent_approval: {
    operation: 'revoke_approval',
    permission: 'quote:revoke',
    document: 'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { id } }',
    variables: onQuote,
  },
  update_status_agent: {
    operation: 'reopen',
    permission: ['quote:edit', 'quote:send', 'quote:revoke', 'quote:set_status'],
    // Which step it is follows from where the quote stands.
    instead: { agent_approved: 'revoke_approval', agent_required: 'update_status' },
    document: 'mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "open") { id } }',
    variables: onQuote,
  },
  bind_quote: {
    operation: 'begin_bind',
    permission: 'quote:bind',
    document: bindDocument,
    variables: ({ quoteId, method }) => ({ id: quoteId, method }),
  },
  update_vehicle: {
    ...edit,
    document: 'mutation ($id: uuid!) { update_vehicle(vehicle_id: $id, changes: { floorplan: "27" }) { id } }',
    variables: ({ vehicleId }) => ({ id: vehicleId }),
  },
  update_named_insured: {
    ...edit,
    document:
      'mutation ($id: uuid!) { update_named_insured(entity_id: $id, changes: { phone: "614-555-0111" }) { id } }',
    variables: ({ entityId }) => ({ id: entityId }),
  },
  update_declarations: {
    ...edit,
    document:
      'mutation ($id: uuid!) { update_declarations(quote_id: $id, declarations: { telematics_consent: true }) { id } }',
    variables: onQuote,
  },
  update_coverages: {
    ...edit,
    document:
      'mutation ($id: uuid!) { update_coverages(quote_id: $id, coverages: { comprehensive: { deductible: 500 } }) { id } }',
    variables: onQuote,
  },
  update_effective_date: {
    ...edit,
    document: 'mutation ($id: uuid!) { update_effective_date(quote_id: $id, effective_date: "2026-06-30") { id } }',
    variables: onQuote,
  },
  update_payment_term: {
    ...edit,
    immaterial: true,
    document: 'mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "pay_in_full") { id } }',
    variables: onQuote,
  },
  start_payment: {
    ...edit,
    permission: 'quote:bind',
    immaterial: true,
    document: 'mutation ($id: uuid!) { start_payment(quote_id: $id, payment_term: "monthly") { gateway } }',
    variables: onQuote,
  },
  create_vehicle: {
    ...edit,
    document: 'mutation ($id: uuid!) { create_vehicle(quote_id: $id, vehicle: { type: "pop_up" }) { id } }',
    variables: onQuote,
  },
};

const inTheWay: Partial<Record<QuoteStatus, string>> = {
  referred: 'quote_referred',
  pending_bind: 'quote_binding',
  bound: 'quote_bound',
  expired: 'quote_expired',
  locked_pending_renewal: 'quote_locked',
  replaced: 'quote_replaced',
};

/** What the table says: `done`, or the code of the refusal. */
function listed(status: QuoteStatus, { immaterial = false, ...deed }: Deed, caller: Caller): string {
  const { permission } = deed;
  const operation = deed.instead?.[status] ?? deed.operation;
  if (!may(caller.principal, permission)) return 'validation-failed';
  const actors = actorsOf(caller.principal.role);
  if (operation === 'edit' && status === 'agent_approved') return immaterial ? 'done' : 'quote_approved';
  const rows = transitions.filter(
    (row) => row.operation === operation && row.from?.includes(status) && row.only?.businessType !== 'renewal',
  );
  if (rows.length === 0) return inTheWay[status] ?? 'transition_not_allowed';
  const row = rows.find((one) => (one.narrower?.[status] ?? one.actors).some((actor) => actors.includes(actor)));
  if (row) return row.reachable ? 'done' : 'not_reachable_yet';
  return status === 'agent_required' && actors.includes('consumer') ? 'quote_agent_required' : 'actor_not_allowed';
}

let method: string;
let prepared: (Subject & { status: QuoteStatus }) | null = null;
beforeAll(async () => {
  method = await cardToken(stage.world, '4242424242424242');
});

/** A signed quote that could be bound, put into a status; used again as long as nothing happened to it. */
async function subjectIn(status: QuoteStatus): Promise<Subject> {
  if (!prepared) {
    const { quoteId } = await signedQuote(stage.world, aQuote());
    const vehicleId = await vehicleOf(stage.world, quoteId);
    prepared = { quoteId, vehicleId, entityId: await namedInsuredOf(stage.world, quoteId), method, status: 'open' };
  }
  if (prepared.status === status) return prepared;
  prepared.status = status;
  await stage.world.owner.pool.query(
    `update quotes set status = $2, resume_status = case when $2 in ('agent_approved', 'pending_bind', 'referred') then 'open' end,
       approved_content_hash = case when $2 = 'agent_approved' then content_hash end
     where quote_id = $1`,
    [prepared.quoteId, status],
  );
  return prepared;
}
const rowOf = ({ quoteId }: Subject) =>
  lookAtOne<{ status: string; row: string }>(
    stage.world,
    'select status, q::text as row from quotes q where quote_id = $1',
    [quoteId],
  );

const actors = (): Readonly<Record<string, (quoteId: string) => Caller>> => ({
  consumer: (quoteId) => stage.world.bearer(quoteId),
  agent: () => stage.sides.house.agent,
  underwriter: () => stage.sides.house.underwriter,
  administrator: () => someone(stage.world, 'global:admin'),
  reader: () => someone(stage.world, 'global:read_only'),
});

const after = (status: QuoteStatus, name: string): string => {
  if (name === 'bind_quote') return 'bound';
  if (name === 'send_quote_to_customer') return 'agent_approved';
  return name === 'revoke_agent_approval' || name === 'update_status_agent' ? 'open' : status;
};

describe('a quote', { timeout: 60_000 }, () => {
  test.each(quoteStatuses)('that is %s lets everybody do what the table lists, and nothing else', async (status) => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [name, deed] of Object.entries(deeds)) {
      for (const [who, callerFor] of Object.entries(actors())) {
        const subject = await subjectIn(status);
        const caller = callerFor(subject.quoteId);
        const before = await rowOf(subject);
        const { errors } = await caller.ask(deed.document, deed.variables(subject));
        const now = await rowOf(subject);
        const code = errors[0]?.extensions.code ?? 'done';
        const moved = code === 'done' ? now.status : now.row === before.row ? 'untouched' : 'touched';
        const said = listed(status, deed, caller);
        outcomes[`${name} by ${who}`] = `${code}: ${moved}`;
        expected[`${name} by ${who}`] = `${said}: ${said === 'done' ? after(status, name) : 'untouched'}`;
        if (deed.operation !== 'edit' && name !== 'sign_quote' && now.row !== before.row) prepared = null;
      }
    }
    // Its edits took the signature away.
    prepared = null;
    expect(outcomes).toEqual(expected);
  });

  test('is offered every mutation that is about it', () => {
    const all = Object.keys(stage.world.platform.dataApi.schemaOf('global:admin').getMutationType()?.getFields() ?? {});
    const elsewhere = [
      'create_api_key',
      'revoke_api_key',
      'set_language',
      'start_quote',
      'delete_vehicle',
      'create_named_insured',
      'save_quote_progress',
      'load_agent_checkout_link',
    ];
    expect(all.toSorted()).toEqual([...Object.keys(deeds), ...elsewhere].toSorted());
  });
});

// Quotes were put into statuses from outside, so what a status promises about its rows does not hold here.
afterAll(async () => {
  const broken = (await checkInvariants(stage.world)).filter(
    (rule) => !/^I(7|13) a (bound quote|quote is being)/.test(rule),
  );
  expect(broken).toEqual([]);
});
