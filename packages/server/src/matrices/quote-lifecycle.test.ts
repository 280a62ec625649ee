import { sampleOf } from '@roadworthy/core/shared/testing/sampled.ts';
import { type QuoteStatus, quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aLender, lienholderOf, referralOf, trailerOf } from '@roadworthy/testkit/added-rows.ts';
import { selectOne, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { readDocumentsOf } from '@roadworthy/testkit/sign-as-page.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from './all-contracts.ts';
import { documentOf } from './contract-document.ts';
import type { Contract } from './contract.ts';

const fixture = useFixture('quote lifecycle');

type Subject = { quoteId: string; vehicleId: string; entityId: string; documents: readonly string[] };

// Signing first, and edits last: they take a signature away.
const order = [
  'sign_quote',
  'send_quote_to_customer',
  'revoke_agent_approval',
  'update_status_agent',
  'submit_underwriting_referral',
  'accept_referral',
  'reject_referral',
  'cancel_referral_request',
  'decline_quote',
  'end_quote',
  'force_bind_quote',
  'update_provider',
  'change_quote_organization',
  'bind_quote',
];
const placeOf = ({ operation }: Contract) => (order.indexOf(operation) + order.length + 1) % (order.length + 1);

/** Every operation that says what it does to a quote in each status. */
const moving = [...contracts.values()]
  .filter(({ statuses }) => statuses !== undefined)
  .toSorted((one, other) => placeOf(one) - placeOf(other));

async function argumentsOf(
  { root, of, example }: Contract,
  { quoteId, vehicleId, entityId, documents }: Subject,
): Promise<Record<string, unknown>> {
  const find =
    root === 'quote_referral_id'
      ? referralOf
      : of === 'lienholder'
        ? lienholderOf
        : of === 'trailer'
          ? trailerOf
          : null;
  const added = find && (await find(fixture.backend, quoteId));
  const places: Record<string, unknown> = {
    $method: method,
    $lender: aLender(),
    $documents: documents,
    $organization: fixture.tenants.mirror.organization.organizationId,
  };
  const filled = Object.entries(example).map(([name, value]) => [name, places[String(value)] ?? value]);
  const key = added ?? { vehicle_id: vehicleId, entity_id: entityId }[String(root)] ?? quoteId;
  return { ...Object.fromEntries(filled), [String(root)]: key };
}

const inTheWay: Partial<Record<QuoteStatus, string>> = {
  referred: 'quote_referred',
  pending_bind: 'quote_binding',
  bound: 'quote_bound',
  expired: 'quote_expired',
  locked_pending_renewal: 'quote_locked',
  replaced: 'quote_replaced',
};

/** What the contract says: the status it leads to, or the code of the refusal. */
function agreed(status: QuoteStatus, { roles, statuses, refuses, hearStatus = roles }: Contract, caller: Caller) {
  const { role } = caller.principal;
  if (!roles.includes(role)) return 'validation-failed';
  const move = statuses?.[status];
  if (move && (move.roles ?? roles).includes(role)) return `to ${move.to}`;
  const needsAgent = status === 'agent_required' && isCustomer(role);
  if (move) return move.others ?? (needsAgent ? 'quote_agent_required' : 'actor_not_allowed');
  if (!hearStatus.includes(role)) return 'actor_not_allowed';
  return refuses?.[status] ?? inTheWay[status] ?? 'transition_not_allowed';
}

let method: string;
let administrator: Caller;
let prepared: (Subject & { status: QuoteStatus }) | null = null;
beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
  const person = { role: 'global:admin', firstName: 'Ada', lastName: 'Root', email: 'root@example.com' } as const;
  administrator = fixture.backend.as(await addPerson(fixture.backend.owner, person));
});

/** A signed quote that could be bound, put into a status; used again as long as nothing happened to it. */
async function subjectIn(status: QuoteStatus): Promise<Subject> {
  if (!prepared) {
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    const vehicleId = await vehicleOf(fixture.backend, quoteId);
    const entityId = await namedInsuredOf(fixture.backend, quoteId);
    const documents = await readDocumentsOf(fixture.backend, quoteId);
    prepared = { quoteId, vehicleId, entityId, documents, status: 'open' };
  }
  if (prepared.status === status) return prepared;
  prepared.status = status;
  await fixture.backend.owner.pool.query(
    `update quotes set status = $2, resume_status = case when $2 in ('agent_approved', 'pending_bind', 'referred') then 'open' end,
       approved_content_hash = case when $2 = 'agent_approved' then content_hash end
     where quote_id = $1`,
    [prepared.quoteId, status],
  );
  return prepared;
}
const rowOf = ({ quoteId }: Subject) =>
  selectOne<{ status: string; row: string }>(
    fixture.backend,
    'select status, q::text as row from quotes q where quote_id = $1',
    [quoteId],
  );

const actors = (): Readonly<Record<string, (quoteId: string) => Caller>> => ({
  consumer: (quoteId) => fixture.backend.bearer(quoteId),
  agent: () => fixture.tenants.insurer.agent,
  underwriter: () => fixture.tenants.insurer.underwriter,
  administrator: () => administrator,
  reader: () => someone(fixture.backend, 'global:read_only'),
});

describe('a quote', { timeout: 240_000 }, () => {
  test.each(quoteStatuses)('that is %s lets everybody do what the contracts list, and nothing else', async (status) => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const cells = moving.flatMap((contract) =>
      Object.entries(actors()).map(([who, callerFor]) => ({ contract, who, callerFor })),
    );
    for (const { contract, who, callerFor } of sampleOf(cells, 6, quoteStatuses.indexOf(status))) {
      const subject = await subjectIn(status);
      const caller = callerFor(subject.quoteId);
      const before = await rowOf(subject);
      const input = await argumentsOf(contract, subject);
      const { errors } = await caller.ask(documentOf(fixture.backend.platform.dataApi, contract, input), input);
      const now = await rowOf(subject);
      const [error] = errors;
      const isTouched = error !== undefined && now.row !== before.row;
      outcomes[`${contract.operation} by ${who}`] = isTouched
        ? 'touched'
        : (error?.extensions.code ?? `to ${now.status}`);
      expected[`${contract.operation} by ${who}`] = agreed(status, contract, caller);
      if (order.slice(1).includes(contract.operation) && now.row !== before.row) prepared = null;
      // Whoever tries next finds it where it was.
      if (prepared) prepared.status = now.status as QuoteStatus;
    }
    // Its edits took the signature away.
    prepared = null;
    expect(outcomes).toEqual(expected);
  });

  test('is moved and edited by what says so in its contract', () => {
    expect(moving.map(({ operation }) => operation).slice(0, order.length)).toEqual(order);
    expect(moving.length).toBeGreaterThan(12);
  });
});

// Quotes were put into statuses from outside, so what a status promises about its rows does not hold here.
afterAll(async () => {
  const broken = (await checkInvariants(fixture.backend)).filter(
    (rule) => !/^I(7|13) a (bound quote|quote is being)/.test(rule),
  );
  expect(broken).toEqual([]);
});
