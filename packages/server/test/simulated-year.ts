import { boundByBank, payPolicyByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import type { Tenants } from '@roadworthy/testkit/tenants.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aFrenchQuote, aQuote, boundQuote, cardToken } from '@roadworthy/testkit/quote-scenarios.ts';
import { jobHandlers } from '../src/registry.ts';
import { resumeProcesses } from './run-collection.ts';
import { postLetters, sendMails } from './send-letters.ts';

type Living = { readonly policyId: string; readonly customer: Caller };
type Clocked = Backend & { readonly clock: { now(): Date; set(iso: string): void } };
type Year = {
  readonly backend: Clocked;
  readonly tenants: Tenants;
  readonly seed: number;
  readonly policies: number;
  /** Days that are lived through. */
  readonly days: number;
  /** Who buys, and what they do; all kinds of people where it is not said. */
  readonly people?: People;
};

/** The places and cards of those who buy, and what they do, as often as its weight. */
type People = {
  readonly places: readonly Place[];
  readonly cards: readonly Card[];
  /** The share of those who pay in full, by bank, in Canada. */
  readonly share: { readonly inFull: number; readonly byBank: number; readonly canadian: number };
  readonly acts: readonly (readonly [number, (asking: Asking) => Promise<string>])[];
  /** How many act on a day. */
  readonly busy: (living: number) => number;
  /** Whether mail and post go on all the time. */
  readonly isReached: boolean;
  /** The share of those who buy half a year. */
  readonly halfYears?: number;
};
type Place = (typeof places)[number];
type Card = (typeof cards)[number];

const places = [
  { postalCode: '43215' },
  {
    postalCode: '33602',
    mailing: { line_1: '1 Bay Street', locality: 'Tampa', administrative_area: 'FL', postal_code: '33602' },
  },
  {
    postalCode: '77002',
    mailing: { line_1: '1 Main Street', locality: 'Houston', administrative_area: 'TX', postal_code: '77002' },
  },
] as const;
/** Works, works once and is refused for good after, works once and has too little money after, works. */
const cards = [
  ...(['4242424242424242', '4242424242424242', '4000000000007122', '4000000000007114'] as const),
  '5555555555554444',
] as const;

/** Pays, comes back at once, and, when debited by itself later, before it was paid and after. */
const accounts = ['000123456789', '000123456789', '000222222227', '000222222219', '000555555542'] as const;
const accountBy = (random: () => number) => accounts[Math.floor(random() * accounts.length)] ?? accounts[0];

const dayMs = 86_400_000;
const jobs = [
  ...([
    'follow-debits',
    'activate-policies',
    'apply-proposals',
    'collect-invoices',
    'cancel-policies',
    'announce-non-renewals',
    'expire-policies',
  ] as const),
  // What waits for its first payment begins in the round in which that comes.
  ...(['create-renewals', 'advance-renewals', 'activate-policies'] as const),
  ...(['pay-refunds', 'earn-premium', 'write-off-policies', 'book-commissions', 'forget-methods'] as const),
];

/** Until when no e-mail leaves, and no letter by post, in milliseconds. */
type Silent = { mail: number; post: number };

/** What is owed goes out, but for the way that is down. */
async function send(backend: Clocked, { mail, post }: Silent): Promise<void> {
  const now = backend.clock.now().getTime();
  if (now >= mail) await sendMails(backend);
  if (now >= post) await postLetters(backend);
}

/** One round of everything that the clock does; what was begun is brought to its end, and looked at again. */
async function runClock(backend: Clocked, silent: Silent): Promise<void> {
  const handlers = jobHandlers(backend.platform);
  for (const name of jobs) await handlers[name]?.({});
  await resumeProcesses(backend);
  await send(backend, silent);
}

/** What an insured ends gives back as little as terms of a product may, so that the law of a place is what holds. */
async function sellHard({ backend, tenants }: Year): Promise<void> {
  const tomorrow = new Date(backend.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  await tenants.insurer.underwriter.must(
    `mutation ($id: uuid!, $from: date!) { set_cancellation_terms(product_id: $id, effective_date: $from,
      basis: "short_rate_table", minimum_earned: 30000) { product_id } }`,
    { id: tenants.insurer.productId, from: tomorrow },
  );
}

async function sell({ backend, people = everybody }: Year, random: () => number): Promise<Living> {
  const { share, halfYears = 0.3, ...who } = people;
  const place = who.places[Math.floor(random() * who.places.length)] ?? places[0];
  const paymentTerm = random() < share.inFull ? 'pay_in_full' : 'monthly';
  const autopay = random() < 0.75 ? ({ autopay: true } as const) : {};
  const card = who.cards[Math.floor(random() * who.cards.length)] ?? cards[0];
  const isCanadian = random() < share.canadian;
  const facts = isCanadian
    ? aFrenchQuote({ paymentTerm, card, ...autopay })
    : aQuote({ ...place, paymentTerm, card, ...autopay, ...(random() < halfYears ? { durationMonths: 6 } : {}) });
  const isByBank = random() < share.byBank;
  const quote = isByBank ? await boundByBank(backend, facts, accountBy(random)) : await boundQuote(backend, facts);
  const { policyId, userId } = await selectOne<{ policyId: string; userId: string }>(
    backend,
    'select policy_id as "policyId", user_id as "userId" from policies where current_quote_id = $1',
    [quote.quoteId],
  );
  const person = { email: String(facts.person['email']), name: 'Some Customer', organizationId: null };
  return { policyId, customer: backend.as({ userId, role: 'organization:customer', ...person }) };
}

type Asking = Year & { readonly one: Living; readonly living: readonly Living[]; readonly random: () => number };

/** Asks for something; answers `done`, or the code of why it was refused. What breaks the server is no refusal. */
async function ask(who: Caller, document: string, { one }: Asking, more: object = {}): Promise<string> {
  const { errors } = await who.ask(document, { id: one.policyId, ...more });
  const code = errors[0]?.extensions.code;
  if (code === 'internal') throw new Error(`${document} failed: ${JSON.stringify(errors)}`);
  return code ?? 'done';
}

async function pay(asking: Asking): Promise<string> {
  const { backend, one, random } = asking;
  const card = await cardToken(backend, random() < 0.8 ? '4242424242424242' : '4000000000000002');
  const document = `mutation ($id: uuid!, $amount: Int!, $card: String) {
    pay_policy(policy_id: $id, amount: $amount, method_token: $card) { status } }`;
  return ask(one.customer, document, asking, { amount: Math.ceil(random() * 30_000) + 100, card });
}

/** From a bank account, which is sometimes to be debited by itself from then on. */
async function payByBank({ backend, one, random }: Asking): Promise<string> {
  const { policyId, customer } = one;
  const provided = { amount: Math.ceil(random() * 60_000) + 100, account: accountBy(random), autopay: random() < 0.5 };
  const answer = await payPolicyByBank(backend, customer, { policyId, ...provided });
  return answer === 'processing' ? 'done' : answer;
}

async function cancel(asking: Asking): Promise<string> {
  const { backend, tenants, random } = asking;
  const days = random() < 0.5 ? 0 : 12;
  const on = new Date(backend.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const document = `mutation ($id: uuid!, $on: date!, $send: Boolean!) {
    cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on, explanation: "Asked for on the phone",
      issue_prorated_refund: $send) { status } }`;
  return ask(tenants.insurer.agent, document, asking, { on, send: random() < 0.7 });
}

/** Pays most of what is overdue, and not all of it: cover lasts as long as that pays for. */
async function payPart(asking: Asking): Promise<string> {
  const { backend, living, random } = asking;
  const overdue = await selectRows<{ policyId: string; owed: number }>(
    backend,
    `select policy_id as "policyId", sum(i.amount - i.paid_amount)::int as owed from policies p join invoices i using (policy_id)
     where policy_status in ('delinquent', 'pending_cancellation') and i.status in ('issued', 'partly_paid')
     group by p.policy_id, policy_number order by policy_status desc, policy_number`,
  );
  const known = overdue.flatMap(({ policyId, owed }) => {
    const one = living.find((each) => each.policyId === policyId);
    return one && owed > 300 ? [{ one, owed }] : [];
  });
  const chosen = known[Math.floor(random() * known.length)];
  if (!chosen) return 'nothing_overdue';
  const { one, owed } = chosen;
  const amount = random() < 0.3 ? owed - 1 : Math.max(100, Math.floor(owed * (0.4 + random() * 0.6)) - 1);
  const document = `mutation ($id: uuid!, $amount: Int!, $card: String) {
    pay_policy(policy_id: $id, amount: $amount, method_token: $card) { status } }`;
  const card = await cardToken(backend, '4242424242424242');
  return ask(one.customer, document, { ...asking, one }, { amount, card });
}

type Owed = { readonly fees: number; readonly premium: number; readonly paid: number };

/** What has to come in for so much more premium to be paid, over invoices from the oldest on, each with its fee first. */
function amountFor(premium: number, owed: readonly Owed[]): number {
  let [left, amount] = [premium, 0];
  for (const one of owed) {
    const [feeLeft, premiumLeft] = [Math.max(one.fees - one.paid, 0), one.premium - Math.max(one.paid - one.fees, 0)];
    const part = Math.min(left, premiumLeft);
    if (part <= 0) break;
    amount += feeLeft + part;
    left -= part;
  }
  return left > 0 ? 0 : amount;
}

/**
 * Pays of what is overdue what buys cover up to a day exactly, so that a cent less would buy none of the last: a day that
 * follows a working day, so that no weekend hides one that is lost.
 */
async function payToTheDay(asking: Asking): Promise<string> {
  const { backend, living, random } = asking;
  const overdue = await selectRows<{
    policyId: string;
    began: string;
    days: number;
    premium: number;
    paid: number;
    open: Owed[];
  }>(
    backend,
    `select policy_id as "policyId", effective_date::text as began, expiration_date - effective_date as days, p.premium::int,
       (select sum(least(greatest(i.paid_amount - i.fees, 0), i.premium))::int from invoices i where i.policy_id = p.policy_id) as paid,
       (select json_agg(json_build_object('fees', i.fees, 'premium', i.premium, 'paid', i.paid_amount) order by due_date, sequence)
        from invoices i where i.policy_id = p.policy_id and i.status in ('issued', 'partly_paid')) as open
     from policies p where policy_status = 'pending_cancellation' and cancellation_reason = 'non_payment'
       and exists (select from invoices i where i.policy_id = p.policy_id and i.status in ('issued', 'partly_paid'))
     order by policy_number`,
  );
  const chosen = overdue[Math.floor(random() * overdue.length)];
  const one = living.find((each) => each.policyId === chosen?.policyId);
  if (!chosen || !one) return 'nothing_overdue';
  const { began, days, premium, paid, open } = chosen;
  const owed = open.reduce((sum, each) => sum + each.fees + each.premium - each.paid, 0);
  // From the last day on that the overdue amount pays for, short of all of it.
  for (let until = days; until > 0; until -= 1) {
    const amount = amountFor(Math.ceil((until * premium) / days) - paid, open);
    const weekday = new Date(Date.parse(began) + until * dayMs).getUTCDay();
    if (amount < 100 || amount >= owed || weekday < 2 || weekday > 5) continue;
    const document = `mutation ($id: uuid!, $amount: Int!, $card: String) {
      pay_policy(policy_id: $id, amount: $amount, method_token: $card) { status } }`;
    const card = await cardToken(backend, '4242424242424242');
    return ask(one.customer, document, { ...asking, one }, { amount, card });
  }
  return 'nothing_to_buy';
}

/** An underwriter ends what is overdue, as has to be done where no statute confirmed the days of notice. */
async function endUnpaid(asking: Asking): Promise<string> {
  const { backend, tenants, random } = asking;
  const days = 20 + Math.ceil(random() * 40);
  const on = new Date(backend.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const document = `mutation ($id: uuid!, $on: date!) {
    underwriter_cancel_policy(policy_id: $id, reason: "non_payment", as_of_date: $on, explanation: "It was not paid",
      issue_prorated_refund: true) { status } }`;
  return ask(tenants.insurer.underwriter, document, asking, { on });
}

/** Has a policy go on that had ended, with a gap or without, for what the preview says is due. */
async function reinstate(asking: Asking): Promise<string> {
  const { backend, tenants, one, random } = asking;
  const gap = random() < 0.5;
  const { data } = await tenants.insurer.agent.ask(
    'query ($id: uuid!, $gap: Boolean!) { preview_reinstatement(policy_id: $id, has_lapse: $gap) { balance insureds } }',
    { id: one.policyId, gap },
  );
  const shown = (data as { preview_reinstatement: { balance: number; insureds: string[] } } | null)
    ?.preview_reinstatement;
  if (!shown) return 'not_reinstatable';
  const document = `mutation ($id: uuid!, $gap: Boolean!, $charged: Int!, $by: String!, $on: date!, $card: String) {
    reinstate_policy(policy_id: $id, charged_amount: $charged, has_lapse: $gap, signed_by: $by, signed_on: $on,
      method_token: $card) { status } }`;
  return ask(tenants.insurer.agent, document, asking, {
    gap,
    charged: shown.balance,
    by: shown.insureds[0],
    on: backend.clock.now().toISOString().slice(0, 10),
    card: await cardToken(backend, '4242424242424242'),
  });
}

/** Sends a refund that was held, mostly late: to what paid it, or by check where that cannot take it. */
async function payHeld(asking: Asking): Promise<string> {
  const { backend, tenants, random } = asking;
  const held = await selectRows<{ id: string; refund: string; reason: string }>(
    backend,
    `select policy_id as id, policy_refund_id as refund, reason from policy_refunds where status = 'held'
     order by created, amount, policy_refund_id`,
  );
  const one = held[Math.floor(random() * held.length)];
  if (!one) return 'nothing_held';
  const byCheck = one.reason === 'late_interest' || random() < 0.3;
  const document = byCheck
    ? `mutation ($id: uuid!, $refund: uuid!) { record_refund_payout(policy_id: $id, policy_refund_id: $refund,
        paid_by: "check", reference: "1042") { status } }`
    : 'mutation ($id: uuid!, $refund: uuid!) { pay_refund(policy_id: $id, policy_refund_id: $refund) { status } }';
  return ask(tenants.insurer.owner, document, asking, { id: one.id, refund: one.refund });
}

const proposeDocument = `mutation ($id: uuid!, $from: date!, $changes: policy_changes_input!) {
  create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`;
const acceptDocument = `mutation ($id: uuid!, $name: String) {
  accept_policy_proposal(policy_proposal_id: $id, override_reason: "They wrote it on that day", signed_by: $name) { status } }`;

/** Another deductible, a cover more or less, or other nights of the rig: what is chosen depends on what is covered now. */
async function someChange(policyId: string, { backend, random }: Asking): Promise<object> {
  const { coverages, roots } = await selectOne<{ coverages: Record<string, object>; roots: string[] }>(
    backend,
    `select q.coverages, array(select root_vehicle_id::text from vehicles v
       where v.quote_id = q.quote_id and v.archived is null order by created) as roots
     from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1`,
    [policyId],
  );
  const drawn = random();
  if (drawn < 0.3) {
    const nights = Math.ceil(random() * 150);
    return { vehicles: [{ root_vehicle_id: roots[0], changes: { nights_per_year: nights } }] };
  }
  if (drawn < 0.5) {
    const { roadside, ...others } = coverages;
    return { coverages: roadside ? others : { ...others, roadside: {} } };
  }
  const code = random() < 0.5 ? 'comprehensive' : 'collision';
  const deductible = [250, 500, 1000, 2500][Math.floor(random() * 4)] ?? 500;
  return { coverages: { ...coverages, [code]: { ...coverages[code], deductible } } };
}

/** Changes what a policy in force covers, from days that have passed, from today or from days to come: in no order. */
async function changeCover(asking: Asking): Promise<string> {
  const { backend, tenants, living, random } = asking;
  const inForce = await selectRows<{ policyId: string }>(
    backend,
    `select policy_id as "policyId" from policies where policy_status in ('active', 'delinquent') order by policy_number`,
  );
  const chosen = inForce[Math.floor(random() * inForce.length)];
  const one = living.find((each) => each.policyId === chosen?.policyId);
  if (!one) return 'nothing_in_force';
  const { name } = await selectOne<{ name: string }>(
    backend,
    `select first_name || ' ' || last_name as name from entities e join policies p on p.current_quote_id = e.quote_id
     where p.policy_id = $1 and entity_relationship = 'named_insured' and archived is null`,
    [one.policyId],
  );
  let code = 'done';
  for (let left = Math.ceil(random() * 3); left > 0 && code === 'done'; left -= 1) {
    const days = random() < 0.3 ? 0 : Math.ceil(random() * 48) - 28;
    const from = new Date(backend.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    const changes = await someChange(one.policyId, asking);
    const { data, errors } = await tenants.insurer.agent.ask(proposeDocument, { id: one.policyId, from, changes });
    const made = (data as { create_policy_proposal: { policy_proposal_id: string } } | null)?.create_policy_proposal;
    if (!made) return errors[0]?.extensions.code ?? 'not_proposed';
    code = await ask(tenants.insurer.underwriter, acceptDocument, asking, { id: made.policy_proposal_id, name });
  }
  return code;
}

type Offer = { readonly id: string; readonly source: string; readonly status: string };

/** A renewal in some status, drawn; null where there is none. */
async function someRenewal({ backend, random }: Asking, statuses: readonly string[]): Promise<Offer | null> {
  const found = await selectRows<Offer>(
    backend,
    `select policy_renewal_id as id, source_policy_id as source, r.status from policy_renewals r
     join policies p on p.policy_id = r.source_policy_id where r.status = any ($1) order by policy_number, r.policy_term`,
    [statuses],
  );
  return found[Math.floor(random() * found.length)] ?? null;
}

const options = ['auto_renew', 'manual', 'manual', 'do_not_renew'] as const;

/** Takes the next term, or says no; who said no may take it after all. */
async function answerRenewal(asking: Asking): Promise<string> {
  const { living, random } = asking;
  const offer = await someRenewal(asking, ['offered', 'declined']);
  const one = living.find(({ policyId }) => policyId === offer?.source);
  if (!offer || !one) return 'nothing_offered';
  const document = `mutation ($id: uuid!, $option: String!) {
    accept_my_renewal(policy_renewal_id: $id, option: $option) { status } }`;
  const option = options[Math.floor(random() * options.length)] ?? 'manual';
  return ask(one.customer, document, { ...asking, one }, { id: offer.id, option });
}

const decisions = [
  'mutation ($id: uuid!) { approve_renewal(policy_renewal_id: $id) { status } }',
  'mutation ($id: uuid!) { reject_renewal(policy_renewal_id: $id, notes: "Two losses in a year") { status } }',
  'mutation ($id: uuid!) { resurrect_renewal(policy_renewal_id: $id) { status } }',
  `mutation ($id: uuid!) { update_renewal_status(policy_renewal_id: $id, status: "in_review", reason: "Look again") {
    status } }`,
] as const;

/** An underwriter decides about some renewal, however it stands. */
async function decideRenewal(asking: Asking): Promise<string> {
  const { tenants, random } = asking;
  const offer = await someRenewal(asking, ['in_review', 'offered', 'rejected', 'expired']);
  if (!offer) return 'nothing_to_decide';
  const document = decisions[Math.floor(random() * decisions.length)] ?? decisions[0];
  return ask(tenants.insurer.underwriter, document, asking, { id: offer.id });
}

/** Pays what a next term waits for, mostly all of it. */
async function payNextTerm(asking: Asking): Promise<string> {
  const { backend, living, random } = asking;
  const waiting = await selectRows<{ id: string; owed: number }>(
    backend,
    `select p.policy_id as id, (i.amount - i.paid_amount)::int as owed from policies p join invoices i using (policy_id)
     where p.policy_term > 1 and p.policy_status = 'pending' and i.sequence = 1
       and i.status in ('scheduled', 'issued', 'partly_paid') order by policy_number, policy_term`,
  );
  const chosen = waiting[Math.floor(random() * waiting.length)];
  const one = living.find(({ policyId }) => policyId === chosen?.id);
  if (!chosen || !one) return 'nothing_waits';
  const document = `mutation ($id: uuid!, $amount: Int!, $card: String) {
    pay_policy(policy_id: $id, amount: $amount, method_token: $card) { status } }`;
  const amount = random() < 0.8 ? chosen.owed : Math.max(100, Math.floor(chosen.owed / 2));
  return ask(
    one.customer,
    document,
    { ...asking, one },
    { amount, card: await cardToken(backend, '4242424242424242') },
  );
}

/** What people do to policies, as often as its weight; what the rules refuse is refused, and that is all. */
const acts: People['acts'] = [
  [32, pay],
  [10, payByBank],
  [8, cancel],
  [10, reinstate],
  [4, endUnpaid],
  [14, payPart],
  [6, (asking) => ask(asking.tenants.insurer.agent, reverseDocument, asking)],
  [
    10,
    (asking) =>
      ask(asking.tenants.insurer.owner, refundDocument, asking, { amount: Math.ceil(asking.random() * 3_000) }),
  ],
  [8, (asking) => ask(asking.tenants.insurer.agent, chargeDocument, asking)],
  [8, (asking) => ask(asking.tenants.insurer.agent, dayDocument, asking, { day: Math.ceil(asking.random() * 28) })],
  [6, (asking) => ask(asking.one.customer, stopDocument, asking)],
  [10, payHeld],
  [24, changeCover],
  [8, answerRenewal],
  [4, decideRenewal],
  [6, payNextTerm],
];
const reverseDocument = 'mutation ($id: uuid!) { reverse_pending_policy_cancellation(policy_id: $id) { status } }';
const refundDocument = `mutation ($id: uuid!, $amount: Int!) {
  refund_policy(policy_id: $id, amount: $amount, reason: "Goodwill") { status } }`;
const chargeDocument = 'mutation ($id: uuid!) { charge_due_invoices(policy_id: $id) { status } }';
const dayDocument = `mutation ($id: uuid!, $day: Int!) {
  update_policy_charge_day(policy_id: $id, anchor_day: $day) { policy { policy_id } } }`;
const stopDocument = 'mutation ($id: uuid!) { stop_autopay(policy_id: $id) { policy { policy_id } } }';

const everybody: People = {
  places,
  cards,
  share: { inFull: 0.2, byBank: 0.4, canadian: 0.2 },
  acts,
  busy: (living) => Math.ceil(living / 30),
  isReached: false,
};

/** Whose card pays once and never again, and who then pay parts by hand, where a statute lets the clock give notice. */
export const payingInPart: People = {
  places: places.filter(({ postalCode }) => postalCode !== '33602'),
  cards: ['4000000000007114'],
  share: { inFull: 0, byBank: 0, canadian: 0 },
  acts: [
    [3, payToTheDay],
    [1, payPart],
  ],
  busy: (living) => Math.ceil(living / 3),
  isReached: true,
};

/** Who buys half years and goes on, or does not: paid by card, by bank and by hand. */
export const renewing: People = {
  places,
  cards: ['4242424242424242', '4242424242424242', '4000000000007114'],
  share: { inFull: 0.4, byBank: 0.2, canadian: 0.1 },
  acts: [
    [6, payNextTerm],
    [6, answerRenewal],
    [4, decideRenewal],
    [4, changeCover],
    [3, payPart],
    [2, pay],
    [1, cancel],
  ],
  busy: (living) => Math.ceil(living / 12),
  isReached: false,
  halfYears: 1,
};

/** Something happens to what a policy in force covers, and is reported. */
async function lose({ backend, one, random }: Asking): Promise<string> {
  const rows = await selectRows(
    backend,
    `insert into claims (organization_id, claim_number, status, filed, policy_id, quote_id, policy_holder, incident_date,
       type_of_loss)
     select organization_id, 'CL-' || $2 || substr(policy_id::text, 25), 'filed', $3::timestamptz, policy_id,
       current_quote_id, 'Some Customer', ($3::timestamptz)::date, 'weather'
     from policies where policy_id = $1 and policy_status = 'active' returning claim_id`,
    [one.policyId, String(Math.floor(random() * 1e6)), backend.clock.now().toISOString()],
  );
  return rows.length === 0 ? 'nothing_in_force' : 'done';
}

/** Who goes on for years, in terms of a year and of half a year, with losses and cover that ends and comes back. */
export const stayingOn: People = {
  ...renewing,
  acts: [...renewing.acts, [1, lose], [1, reinstate], [1, payByBank]],
  busy: (living) => Math.ceil(living / 40),
  halfYears: 0.5,
};

/** Those who go on go on with their next term. */
async function followTerms(backend: Clocked, living: Living[]): Promise<void> {
  const terms = await selectRows<{ policyId: string; userId: string; email: string }>(
    backend,
    `select p.policy_id as "policyId", user_id as "userId", u.email::text from policies p join users u using (user_id)
     where policy_term > 1 order by policy_number, policy_term`,
  );
  const known = new Set(living.map(({ policyId }) => policyId));
  for (const { policyId, userId, email } of terms) {
    if (known.has(policyId)) continue;
    const person = { email, name: 'Some Customer', organizationId: null };
    living.push({ policyId, customer: backend.as({ userId, role: 'organization:customer', ...person }) });
  }
}

async function act(asking: Asking): Promise<string> {
  const { acts } = asking.people ?? everybody;
  const every = acts.reduce((sum, [weight]) => sum + weight, 0);
  let left = asking.random() * every;
  for (const [weight, done] of acts) {
    left -= weight;
    if (left < 0) return done(asking);
  }
  throw new Error('Every draw is one of them');
}

/**
 * Sells policies and lives through a year with them: payments in part and ahead, declines, changes in any order, cancellations, refunds, outages
 * of days in which no clock runs, and weeks in which no e-mail or no letter goes out. The same seed lives the same year. Answers what was done and refused, counted.
 */
export async function liveThroughYear(year: Year, everyMonth: () => Promise<void>): Promise<Record<string, number>> {
  const { backend, seed, policies, days } = year;
  const random = randomFrom(seed);
  const counts: Record<string, number> = {};
  const living: Living[] = [];
  const silent: Silent = { mail: 0, post: 0 };
  await sellHard(year);
  for (let sold = 0; sold < policies; sold += 1) living.push(await sell(year, random));
  const end = backend.clock.now().getTime() + days * dayMs;
  let nextLook = backend.clock.now().getTime() + 30 * dayMs;
  while (backend.clock.now().getTime() < end) {
    const outage = random() < 0.1 ? 3 + Math.ceil(random() * 9) : Math.ceil(random() * 4);
    backend.clock.set(new Date(backend.clock.now().getTime() + outage * dayMs).toISOString());
    // Now and then e-mail, post or both are down for weeks.
    const down = random();
    const until = backend.clock.now().getTime() + (10 + Math.ceil(random() * 35)) * dayMs;
    const { isReached } = year.people ?? everybody;
    if (!isReached && down < 0.08) silent.mail = until;
    if (!isReached && down > 0.04 && down < 0.14) silent.post = until;
    await runClock(backend, silent);
    await followTerms(backend, living);
    const busy = (year.people ?? everybody).busy(living.length);
    for (let done = 0; done < busy; done += 1) {
      const one = living[Math.floor(random() * living.length)];
      if (!one) continue;
      const code = await act({ ...year, one, living, random });
      counts[code] = (counts[code] ?? 0) + 1;
    }
    await resumeProcesses(backend);
    if (backend.clock.now().getTime() < nextLook) continue;
    nextLook += 30 * dayMs;
    await everyMonth();
  }
  await runClock(backend, { mail: 0, post: 0 });
  return counts;
}

/** The book as it ended, in figures that do not hang on keys. */
export const bookOf = (backend: Backend) =>
  selectRows<Record<string, unknown>>(
    backend,
    `select policy_number as number, policy_status as status, cancelled_as_of::text as ended, cancellation_reason as reason,
       (select sum(amount)::int from charge_lines c where c.policy_id = p.policy_id) as charged,
       (select coalesce(sum(amount), 0)::int from payments y where y.policy_id = p.policy_id and direction = 'in' and status = 'settled') as paid,
       (select coalesce(sum(amount), 0)::int from payments y where y.policy_id = p.policy_id and direction = 'out' and status = 'settled') as returned,
       (select string_agg(status || ' ' || amount, ', ' order by sequence) from invoices i where i.policy_id = p.policy_id) as invoices
     from policies p order by policy_number`,
  );
