import { randomUUID } from 'node:crypto';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { boundByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, type Left, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import {
  dieAtEachCommit,
  dieAtEachMoment,
  dieAtEachStatement,
  dieAtSome,
  type Statements,
  statementsOf,
  type Subject,
} from '../../test/die-at.ts';
import { type Duty, lookAfter } from '../../test/look-after.ts';
import { collect } from '../../test/run-collection.ts';
import { postLetters } from '../../test/send-letters.ts';
import type { Requested, ChildCommand } from '../../test/server-child.ts';
import { everyOne, killSeed, someOf } from '../../test/some-places.ts';
import { eventHandlers, jobHandlers } from '../registry.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { advanceRenewal } from '../renewals/advance-renewal.ts';
import { createRenewal } from '../renewals/create-renewal.ts';

const sold = '2026-06-15T14:00:00Z';
// A bank account is told ten days before, a card seven.
const notified = ['2026-07-05T14:00:00Z', '2026-07-08T14:00:00Z'];
const due = '2026-07-15T14:00:00Z';
const announced = '2026-08-20T14:00:00Z';
const fixture = useFixture('policy kills', { now: sold });

/** Everything of a policy but names and instants: what is the same for each to which the same happened. */
const readStatus = (policyId: string) =>
  selectOne(
    fixture.backend,
    `select p.policy_status as status, p.cancelled_as_of::text as as_of, p.premium::int,
       (select json_agg(json_build_array(status, amount, paid_amount) order by sequence) from invoices i where i.policy_id = p.policy_id) as invoices,
       (select json_agg(json_build_array(type, status, amount, attempt_count) order by created, type, amount) from transactions t where t.policy_id = p.policy_id) as transactions,
       (select json_agg(json_build_array(direction, status, amount) order by created, direction, amount) from payments m where m.policy_id = p.policy_id) as payments,
       (select json_agg(json_build_array(kind, account, amount) order by kind, account, amount)
          from ledger_entries join ledger_transactions l using (ledger_transaction_id) where l.policy_id = p.policy_id) as ledger,
       (select json_agg(json_build_array(status, amount, advanced) order by created, status, amount, advanced) from policy_refunds r where r.policy_id = p.policy_id) as refunds,
       (select json_agg(kind order by booked, kind) from policy_transactions s where s.policy_id = p.policy_id) as stack,
       (select json_agg(json_build_array(valid, status) order by valid) from policy_segments s
          where s.policy_id = p.policy_id and known_until is null and not isempty(known)) as cover,
       (select json_agg(o.status order by o.status) from policy_proposals o where o.policy_id = p.policy_id) as proposals,
       (select json_agg(r.status order by r.status) from policy_renewals r where r.source_policy_id = p.policy_id) as renewals,
       (select json_agg(json_build_array(n.policy_term, n.policy_status, n.premium,
          (select json_agg(json_build_array(i.status, i.amount) order by i.sequence) from invoices i where i.policy_id = n.policy_id)))
          from policies n where n.contract_id = p.contract_id and n.policy_term > p.policy_term) as next_terms,
       (select json_agg(template order by template) from notifications n where n.policy_id = p.policy_id) as letters
     from policies p where policy_id = $1`,
    [policyId],
  );

const cancelDocument = `mutation ($id: uuid!) {
  cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-07-15", issue_prorated_refund: true) { status } }`;
const announceDocument = `mutation ($id: uuid!) {
  underwriter_cancel_policy(policy_id: $id, reason: "misrepresentation", as_of_date: "2026-08-20",
    explanation: "It was rented out all year.", issue_prorated_refund: true) { status } }`;
const reverseDocument = 'mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }';
const reinstateDocument = `mutation ($id: uuid!, $method: String!) {
  reinstate_policy(policy_id: $id, charged_amount: 1500, has_lapse: false, signed_by: "Ada Moreno", signed_on: "2026-07-15",
    method_token: $method) { status } }`;

const discountDocument = 'mutation ($id: uuid!) { apply_policy_affinity_discount(policy_id: $id) { policy_id } }';
const acceptDocument =
  'mutation ($id: uuid!) { accept_policy_proposal(policy_proposal_id: $id, signed_by: "Ada Moreno") { status } }';
/** Another deductible of a policy, proposed from a day on: what its agent then accepts. */
async function propose(id: string, deductible: number, of = 'comprehensive', from?: string): Promise<string> {
  const { coverages } = await selectOne<{ coverages: Readonly<Record<string, object>> }>(
    fixture.backend,
    'select q.coverages from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1',
    [id],
  );
  const changes = { coverages: { ...coverages, [of]: { ...coverages[of], deductible } } };
  const { create_policy_proposal: made } = await fixture.tenants.insurer.agent.must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`,
    { id, from, changes },
  );
  return made.policy_proposal_id;
}
const takeDocument = `mutation ($id: uuid!) {
  accept_my_renewal(policy_renewal_id: $id, option: "manual") { status } }`;
/** The next term of a policy is offered. */
async function offer(id: string): Promise<string> {
  const kernel = { platform: fixture.backend.platform, handlers: eventHandlers };
  await scanRows(kernel, `select '${insurer()}'::uuid, '${id}'::uuid`, createRenewal);
  const { renewal } = await selectOne<{ renewal: string }>(
    fixture.backend,
    'select policy_renewal_id as renewal from policy_renewals where source_policy_id = $1',
    [id],
  );
  await scanRows(kernel, `select '${insurer()}'::uuid, '${renewal}'::uuid`, advanceRenewal);
  return renewal;
}
const dayDocument = `mutation ($id: uuid!) {
  change_policy_effective_date(policy_id: $id, effective_date: "2026-08-05") { policy_id } }`;
const vinDocument = `mutation ($id: uuid!, $vehicle: uuid!) {
  update_policy_vehicle_fni(policy_id: $id, vehicle_id: $vehicle, vehicle: { vin: "1M8GDM9A0PP042788" }) { policy_id } }`;
const moveDocument = `mutation ($id: uuid!, $to: uuid!) {
  change_organization(policy_id: $id, organization_id: $to) { policy_id } }`;

/** A policy for each command; those at work stand still in their own rows. */
async function stockOf(count: number, { sale: facts, account }: Pick<Case, 'sale' | 'account'>): Promise<string[]> {
  const sell = async (): Promise<string> => {
    const person = { email: `${randomUUID()}@example.com` };
    const sale = aQuote({ autopay: true, effectiveDate: '2026-06-15', ...facts, person });
    const sold =
      account === undefined ? boundQuote(fixture.backend, sale) : boundByBank(fixture.backend, sale, account);
    return (await sold).policyId;
  };
  const stock: string[] = [];
  while (stock.length < count) stock.push(...(await Promise.all([sell(), sell(), sell(), sell()])));
  return stock;
}

const agent = (): Principal => fixture.tenants.insurer.agent.principal;
const insurer = (): string => fixture.tenants.insurer.organization.organizationId;
const ask = (
  id: string,
  document: string,
  more: Record<string, unknown> = {},
  by = agent(),
): ChildCommand & { asks: Requested } => ({
  id,
  asks: { by, document, variables: { id, ...more }, key: randomUUID() },
});
const refundOf = async (policyId: string): Promise<Duty> => {
  const sql = 'select policy_refund_id as key from policy_refunds where policy_id = $1 order by created limit 1';
  const { key } = await selectOne<{ key: string }>(fixture.backend, sql, [policyId]);
  return { step: 'refund', organizationId: insurer(), key };
};
/** How far one transaction has come: it is there as a whole, or not at all. */
const leftBy =
  (sql: string) =>
  async (id: string): Promise<Left> =>
    (await selectRows(fixture.backend, sql, [id])).length > 0 ? 'done' : 'nothing';
const stacked = (kind: string) => leftBy(`select from policy_transactions where policy_id = $1 and kind = '${kind}'`);
const cancel = (id: string) => fixture.tenants.insurer.agent.must(cancelDocument, { id });
const announce = (id: string) => fixture.tenants.insurer.underwriter.must(announceDocument, { id });
/** The end of a policy is announced, and what Ohio wants back before it has gone out. */
async function paidBefore(id: string): Promise<void> {
  await announce(id);
  await lookAfter(fixture.backend, await refundOf(id));
}

/** What a server may be killed in; each time with a policy of its own from a stock of them. */
type Case = Pick<Subject, 'requested' | 'done'> & {
  readonly sale: Partial<QuoteFacts>;
  /** Of the bank that pays for it; a card does otherwise. */
  readonly account?: string;
  /** What happens right after its sale, told of as it is lived. */
  afterSale?(policyId: string): Promise<void>;
  /** When it is killed, where that is not when the second payment is due. */
  readonly at?: string;
  /** On the day itself: what stands before it begins, and what it is told. */
  command(policyId: string): Promise<ChildCommand>;
  left?(policyId: string): Promise<Left>;
};
const cases: Readonly<Record<string, Case>> = {
  'a scheduled charge': {
    requested: ['authorize', 'capture'],
    done: 'finished',
    sale: {},
    command: async (id) => ({
      id,
      duty: {
        step: 'collect',
        organizationId: insurer(),
        key: id,
      },
    }),
  },
  'a scheduled debit': {
    requested: ['debit'],
    done: 'finished',
    sale: {},
    account: '000123456789',
    command: async (id) => ({
      id,
      duty: {
        step: 'collect',
        organizationId: insurer(),
        key: id,
      },
    }),
  },
  'a refund': {
    requested: ['refund'],
    done: 'finished',
    sale: { paymentTerm: 'pay_in_full' },
    async command(id) {
      await cancel(id);
      return {
        id,
        duty: await refundOf(id),
      };
    },
  },
  'an end that is announced, with what goes back before it': {
    requested: [],
    done: 'pending_cancellation',
    sale: { paymentTerm: 'pay_in_full' },
    command: async (id) => ask(id, announceDocument, {}, fixture.tenants.insurer.underwriter.principal),
    left: leftBy('select from policy_refunds where policy_id = $1'),
  },
  'a refund that goes out before the end': {
    requested: ['refund'],
    done: 'finished',
    sale: { paymentTerm: 'pay_in_full' },
    async command(id) {
      await announce(id);
      return { id, duty: await refundOf(id) };
    },
  },
  'an end that is taken back after its refund': {
    requested: [],
    done: 'active',
    sale: { paymentTerm: 'pay_in_full' },
    left: stacked('cancellation_reversal'),
    async command(id) {
      await paidBefore(id);
      return ask(id, reverseDocument, {}, fixture.tenants.insurer.underwriter.principal);
    },
  },
  'an end that settles what was paid in advance': {
    requested: [],
    done: 'nothing',
    sale: { paymentTerm: 'pay_in_full' },
    left: leftBy(`select from policies where policy_id = $1 and policy_status = 'cancelled'`),
    afterSale: paidBefore,
    at: announced,
    command: async (id) => ({ id, duty: { step: 'end', organizationId: insurer(), key: id } }),
  },
  'a reinstatement': {
    requested: ['authorize', 'capture'],
    done: 'reinstated',
    sale: { paymentTerm: 'pay_in_full' },
    async command(id) {
      await cancel(id);
      return ask(id, reinstateDocument, { method: await cardToken(fixture.backend, '4242424242424242') });
    },
  },
  'a cancellation with its refund': {
    requested: [],
    done: 'cancelled',
    sale: { paymentTerm: 'pay_in_full' },
    command: async (id) => ask(id, cancelDocument),
    left: leftBy('select from policy_refunds where policy_id = $1'),
  },
  'a discount that is applied': {
    requested: [],
    done: 'done',
    sale: { paymentTerm: 'pay_in_full' },
    left: stacked('endorsement'),
    command: async (id) => ask(id, discountDocument),
  },
  'a proposed change that is accepted and gives back': {
    requested: [],
    done: 'applied',
    sale: { paymentTerm: 'pay_in_full' },
    left: leftBy(`select from policy_refunds where policy_id = $1 and reason = 'change_of_cover'`),
    command: async (id) => ask(id, acceptDocument, { id: await propose(id, 2500) }),
  },
  'a proposed change that is accepted and is charged for': {
    requested: [],
    done: 'applied',
    sale: { paymentTerm: 'pay_in_full' },
    left: leftBy(`select from invoices where policy_id = $1 and kind = 'endorsement'`),
    command: async (id) => ask(id, acceptDocument, { id: await propose(id, 250) }),
  },
  'a proposed change that is accepted before another one, which is made again': {
    requested: [],
    done: 'applied',
    sale: { paymentTerm: 'monthly' },
    left: leftBy(
      `select from policy_transactions where policy_id = $1 and kind = 'endorsement' and effective_date = '2026-07-01'`,
    ),
    async command(id) {
      await fixture.tenants.insurer.agent.must(acceptDocument, { id: await propose(id, 2500) });
      return ask(id, acceptDocument, { id: await propose(id, 1000, 'collision', '2026-07-01') });
    },
  },
  'a next term that is taken': {
    requested: [],
    done: 'accepted',
    sale: { paymentTerm: 'pay_in_full', durationMonths: 6 },
    at: '2026-11-02T14:00:00Z',
    left: leftBy(
      `select from policies n join policies p using (contract_id) where p.policy_id = $1 and n.policy_term = 2`,
    ),
    async command(id) {
      const by = (await ownerOfPolicy(fixture.backend, id)).principal;
      return ask(id, takeDocument, { id: await offer(id) }, by);
    },
  },
  'another first day': {
    requested: [],
    done: 'done',
    sale: { effectiveDate: '2026-07-31' },
    left: stacked('effective_date_change'),
    command: async (id) => ask(id, dayDocument, {}, fixture.tenants.insurer.underwriter.principal),
  },
  'a corrected VIN': {
    requested: [],
    done: 'done',
    sale: {},
    left: stacked('endorsement'),
    async command(id) {
      const sql =
        'select vehicle_id as vehicle from vehicles join policies on quote_id = current_quote_id where policy_id = $1';
      return ask(
        id,
        vinDocument,
        await selectOne<{
          vehicle: string;
        }>(fixture.backend, sql, [id]),
      );
    },
  },
  'a move to another organization': {
    requested: [],
    done: 'done',
    sale: {},
    async command(id) {
      const to = fixture.tenants.mirror.organization.organizationId;
      return ask(id, moveDocument, { to }, someone(fixture.backend, 'global:organization_admin').principal);
    },
    left: leftBy(`select from timeline_entries where policy_id = $1 and kind = 'policy_organization_changed'`),
  },
};
// One in three by the seed; all with KILLS=every.
const killed = Object.entries(cases).filter((_, index) => everyOne || index % 3 === killSeed % 3);
/** Those that are killed at more than a few of their places: one in each run, by the seed; all with KILLS=every. */
const thorough = someOf(killed, 1);
/** How many policies there are for each case to be killed in. */
const stockFor = (one: Case): number => {
  if (everyOne) return 270;
  return thorough.some(([, other]) => other === one) ? 34 : 9;
};
const stocks = new Map<string, string[]>();
/** What each comes to when nobody is killed. */
const models = new Map<string, unknown>();
const commands = new Map<string, ChildCommand[]>();
const statements = new Map<string, Statements>();

/** The worker and whoever asked go on until nothing is left to do, and do it all once more. */
async function goOn(command: ChildCommand): Promise<void> {
  const { backend } = fixture;
  for (let round = 0; round < 2; round += 1) {
    if ('asks' in command) {
      await resumeIntents(backend, [command.id]);
      await askAgain(backend, command.asks);
      if (command.asks.document === cancelDocument) await lookAfter(backend, await refundOf(command.id));
    } else await lookAfter(backend, command.duty);
  }
}

function subjectOf(name: string, { requested, done, command, left }: Case): Subject {
  return {
    requested,
    done,
    async prepare() {
      const policyId = stocks.get(name)?.pop();
      if (policyId === undefined) throw new Error(`The stock of policies for ${name} is used up`);
      const prepared = await command(policyId);
      commands.set(name, [...(commands.get(name) ?? []), prepared]);
      return prepared;
    },
    left: ({ id, ...rest }) =>
      left ? left(id) : leftOf(fixture.backend, 'duty' in rest ? (rest.duty as Duty).key : id),
    async bringToEnd(input, at) {
      await goOn(input);
      expect(await readStatus(input.id), at).toEqual(models.get(name));
    },
  };
}

beforeAll(async () => {
  const { backend } = fixture;
  for (const [name, one] of killed) {
    const stock = await stockOf(stockFor(one), one);
    for (const policyId of stock) await one.afterSale?.(policyId);
    stocks.set(name, stock);
  }
  for (const day of notified) {
    await postLetters(backend);
    backend.clock.set(day);
    await jobHandlers(backend.platform)['follow-debits']?.({});
    // A scan looks after so many at most, and the clock scans again.
    const all = killed.reduce((sum, [, one]) => sum + stockFor(one), 0);
    for (let seen = 0; seen < all; seen += 500) await collect(backend);
  }
  backend.clock.set(due);
}, 900_000);

/** The first for each that lived says what it comes to. */
async function takeModel(name: string): Promise<void> {
  const [lived] = commands.get(name) ?? [];
  if (!lived) throw new Error(`Nothing of ${name} has lived`);
  await goOn(lived);
  models.set(name, await readStatus(lived.id));
}

const begin = ({ at = due }: Case) => fixture.backend.clock.set(at);

describe.each(killed)('%s whose server is killed', (name, one) => {
  beforeAll(() => begin(one));
  test(`has its effect once after a kill at some of its places (seed ${killSeed})`, { timeout: 600_000 }, async () => {
    const deaths = await dieAtSome(fixture.backend, subjectOf(name, one), () => takeModel(name));
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  });
});

describe.each(thorough)('%s whose server is killed at more of its places', (name, one) => {
  const subject = subjectOf(name, one);
  beforeAll(async () => {
    begin(one);
    statements.set(name, await statementsOf(fixture.backend, subject));
    if (!models.has(name)) await takeModel(name);
  });
  const known = () => statements.get(name) ?? { first: [], later: [] };

  test(`has its effect once after a kill at its statements (seed ${killSeed})`, { timeout: 600_000 }, async () => {
    expect(known().later.length).toBeGreaterThan(10);
    const deaths = await dieAtEachStatement(fixture.backend, subject, known());
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  });

  test('has its effect once after a kill at each moment of the payment', { timeout: 600_000 }, async () => {
    const deaths = await dieAtEachMoment(fixture.backend, subject);
    expect(deaths.every(({ left }) => left === 'open')).toBe(true);
  });

  test('has its effect once after a kill while a commit was on its way', { timeout: 600_000 }, async () => {
    const deaths = await dieAtEachCommit(fixture.backend, subject, known());
    expect(deaths.length).toBeGreaterThan(0);
  });
});
