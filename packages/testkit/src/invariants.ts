import { findImbalances } from '@roadworthy/core/billing/ledger/find-imbalances.ts';
import {
  agreedPrice,
  figuresFrom,
  figuresOf,
  type FiguresRow,
} from '@roadworthy/server/billing/balance/policy-figures.ts';
import { selectRows } from './select-rows.ts';
import { sandboxOf } from './sandbox-of.ts';
import type { Backend } from './backend.ts';

/** Questions whose every row breaks a rule of the books; each row is one thing that must never be. */
const questions: Readonly<Record<string, string>> = {
  'I1 the ledger sums to zero': 'select sum(amount) from ledger_entries having sum(amount) <> 0',
  'I2 every booking sums to zero and has two entries or more': `
    select ledger_transaction_id, coalesce(sum(amount), 0), count(amount)
    from ledger_transactions left join ledger_entries using (ledger_transaction_id)
    group by 1 having coalesce(sum(amount), 0) <> 0 or count(amount) < 2`,
  'I3 no entry stands without its booking': `
    select ledger_entry_id from ledger_entries e
    where not exists (select from ledger_transactions t where t.ledger_transaction_id = e.ledger_transaction_id)`,
  'I4 an invoice is paid by what its payments and the books say, to the cent': `
    select i.invoice_id from invoices i
    left join (select invoice_id, sum(amount) as paid from payment_allocations group by 1) a using (invoice_id)
    left join (select e.invoice_id, -sum(e.amount) as paid from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where e.account = 'premium_receivable' and t.kind in ('payment', 'payment_return', 'application') group by 1) b
      using (invoice_id)
    where (coalesce(a.paid, 0), coalesce(b.paid, 0)) <> (i.paid_amount, i.paid_amount)
      or i.status = 'paid' and i.paid_amount <> i.amount`,
  'a contract has its arrangement, and what is charged by itself is what its owner agreed to': `
    select p.contract_id from policies p left join billing_arrangements b using (contract_id)
    left join payment_methods m on m.payment_method_id = b.payment_method_id
    where b.contract_id is null or b.autopay and (m.autopay_consented is null or m.contract_id <> p.contract_id)`,
  'I5 the invoices of a term are its premium less what goes back of it, its policy fees and a fee an instalment': `
    select p.policy_id from policies p left join invoices i using (policy_id)
    left join lateral (select coalesce(sum(r.amount), 0) as amount from policy_refunds r
      join policy_transactions t on t.policy_transaction_id = r.policy_transaction_id and t.kind = 'endorsement'
      where r.policy_id = p.policy_id) changed on true
    left join lateral (select changed.amount + coalesce(sum(r.amount - r.advanced - (select coalesce(sum(a.amount), 0)
        from payment_allocations a where a.policy_refund_id = r.policy_refund_id)), 0) as amount from policy_refunds r
      where r.policy_id = p.policy_id and r.reason = 'before_end' and not r.by_hand and r.status <> 'stopped') back on true
    left join lateral (select coalesce(sum(l.amount), 0) as amount from charge_lines l
      where l.policy_id = p.policy_id and l.code = 'small_amount') small on true
    where (p.cancelled_as_of is null or p.policy_status = 'pending_cancellation' and p.cancellation_reason <> 'rewrite')
      and not exists (select from policy_reinstatements r where r.policy_id = p.policy_id)
    group by p.policy_id, p.premium, p.fees, p.installment_fee, back.amount, small.amount
    having coalesce(sum(i.premium), 0) <> p.premium + back.amount + small.amount
      or coalesce(sum(i.fees), 0) <> p.fees + count(i.invoice_id) filter (where i.kind = 'instalment') * p.installment_fee`,
  'I5 the books owe what premium and policy fees come to': `
    select policy_id from policies p
    left join (select t.policy_id, sum(e.amount) as owed
               from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where t.kind in ('new_business', 'renewal', 'endorsement') and e.account = 'premium_receivable' group by 1) booked using (policy_id)
    where p.total <> coalesce(booked.owed, 0)`,
  'I6 no more goes back than was charged': `
    select policy_id from policies p
    where (select coalesce(sum(r.amount), 0) from policy_refunds r where r.policy_id = p.policy_id and r.status = 'paid'
        and (r.by_hand or r.reason <> 'late_interest'))
      -- What a bank takes back later had come in when it went back.
      > (select coalesce(sum(t.amount), 0) from transactions t left join payments m using (payment_id)
         where t.policy_id = p.policy_id and t.type = 'charge'
           and (t.status = 'settled' or t.status = 'returned' and m.settled is not null))`,
  'I7 a bound quote has its one policy': `
    select q.quote_id from quotes q left join policies p on p.current_quote_id = q.quote_id
    where q.status = 'bound' group by q.quote_id, q.policy_id
    having count(p.policy_id) <> 1 or bool_or(p.policy_id is distinct from q.policy_id)`,
  'I7 a policy has its one bound quote': `
    select p.policy_id from policies p left join quotes q on q.quote_id = p.current_quote_id and q.status = 'bound'
    where q.quote_id is null`,
  'I7 a quote and its policy have the same premium and the same total, unless it was changed within the term': `
    select p.policy_id from policies p join quotes q on q.quote_id = p.current_quote_id
    where (q.premium, q.total) is distinct from (p.premium, p.total)
      and not exists (select from policy_transactions t where t.policy_id = p.policy_id and t.kind = 'endorsement')`,
  'I8 no cover begins before it was bought, or before 12:01 a.m. of its first day': `
    select policy_id from policies
    where cover_from < created and policy_term = 1 or cover_from < (effective_date + time '00:01') at time zone time_zone`,
  'I8 nothing is active after its cancellation': `
    select policy_id from policies where policy_status = 'active' and cancelled_as_of <= app_now()::date`,
  'the books of a claim say what its exposures say: paid, held back and come back, to the cent': `
    select e.claim_exposure_id from claim_exposures e
    left join (select claim_exposure_id,
        sum(amount) filter (where account = 'outstanding') as outstanding,
        sum(amount) filter (where account = 'incurred') as incurred,
        sum(amount) filter (where account in ('payable', 'cash')) as paid, sum(amount) as total
      from claim_entries group by 1) b using (claim_exposure_id)
    where coalesce(b.total, 0) <> 0 or -coalesce(b.outstanding, 0) <> e.reserve_indemnity + e.reserve_expense
      or -coalesce(b.paid, 0) <> e.paid_indemnity + e.paid_expense - e.recovered_salvage - e.recovered_subrogation
      or coalesce(b.incurred, 0) <> e.reserve_indemnity + e.reserve_expense + e.paid_indemnity + e.paid_expense
        - e.recovered_salvage - e.recovered_subrogation`,
  'what is paid of a claim is what left for it': `
    select e.claim_exposure_id from claim_exposures e
    left join (select claim_exposure_id, sum(amount) as out from claim_payments
      where status in ('sending', 'sent', 'paid') and kind <> 'deductible' group by 1) p using (claim_exposure_id)
    where coalesce(p.out, 0) <> e.paid_indemnity + e.paid_expense`,
  'I11 every foreign key has been validated': `
    select conname from pg_constraint where contype = 'f' and not convalidated`,
  'I12 every bind was written down once when it began and once when it was done': `
    select i.process_intent_id from process_intents i left join audit_log a
      on a.root_id = i.root_id and a.operation = i.process and a.request_id = i.actor->>'requestId'
    group by i.process_intent_id, i.state
    having count(*) filter (where a.outcome = 'begun') <> 1
      or count(*) filter (where a.outcome = 'done') <> (case i.state when 'finished' then 1 else 0 end)`,
  'I13 a quote is being bound exactly while an intent is open': `
    select coalesce(q.quote_id, i.root_id) from (select * from quotes where status = 'pending_bind') q
    full join (select * from process_intents where process = 'bind_quote' and state = 'begun') i on i.root_id = q.quote_id
    where q.quote_id is null or i.root_id is null`,
  'I13 a payment that bought something is the one charge of its policy, and both say how it stands': `
    select p.payment_id from payments p left join transactions t on t.payment_id = p.payment_id and t.type = 'charge'
    where p.direction = 'in' and (p.status in ('settled', 'processing', 'returned') and t.transaction_id is null
      or t.amount <> p.amount or t.status <> case p.status when 'processing' then 'pending' else p.status end)`,
  'I13 a policy was bought with exactly one payment, and a next term with none of its own': `
    select q.policy_id from quotes q join policies o using (policy_id) left join payments p
      on p.quote_id = q.quote_id and p.status in ('settled', 'processing', 'returned')
    group by q.policy_id, o.policy_term having count(p.payment_id) <> (case o.policy_term when 1 then 1 else 0 end)`,
  'I15 each day of a contract is in one term at most': `
    select a.policy_id from policies a join policies b on b.contract_id = a.contract_id and b.policy_term > a.policy_term
    where b.effective_date < a.expiration_date and a.policy_status <> 'rewritten' and a.cancelled_as_of is null
      and b.policy_status <> 'cancelled'`,
  'I15 a next term is in force once its first payment is made': `
    select p.policy_id from policies p join invoices i on i.policy_id = p.policy_id and i.kind = 'deposit'
    where p.policy_term > 1 and p.policy_status = 'active' and i.status in ('scheduled', 'issued', 'partly_paid')`,
  'I15 a renewal that is completed became the next term of its policy': `
    select r.policy_renewal_id from policy_renewals r join policies s on s.policy_id = r.source_policy_id
    left join policies n on n.policy_id = r.renewed_policy_id
    where r.status = 'completed' and (n.policy_term is distinct from r.policy_term or n.policy_term <= s.policy_term
      or n.policy_number is distinct from s.policy_number or n.effective_date is distinct from r.renewal_date
      or n.effective_date < s.expiration_date)`,
  'I13 only a bank account is paid from later, with what its owner agreed to': `
    select p.payment_id from payments p left join payment_methods m using (payment_method_id)
    where p.status in ('processing', 'withdrawn') and m.authorized is null and m.autopay_consented is null
      or m.authorized_amount <> p.amount and m.autopay_consented is null`,
  'I13 an invoice waits for a debit that is on its way': `
    select i.invoice_id from invoices i left join payments p on p.payment_id = i.pending_payment_id
    where (i.status = 'pending') is distinct from (p.status is not distinct from 'processing')`,
  'I13 a bank account is debited by itself where its owner agreed, and was told of it ten days before': `
    select p.payment_id from payments p join payment_methods m using (payment_method_id)
    where p.direction = 'in' and p.begun_by in ('schedule', 'staff') and m.kind = 'bank'
      and (m.autopay_consented is null or not exists (select from notifications n where n.policy_id = p.policy_id
        and n.template = 'payment_upcoming' and n.created::date <= p.created::date - 9))`,
  'I14 a key that was taken has its answer, unless its process is open': `
    select k.principal, k.key from idempotency_keys k
    where k.result is null and not exists
      (select from process_intents i where i.state = 'begun'
        and i.actor->>'key' = k.key and i.actor->>'owner' = k.principal)`,
};

/** I13 seen from the other side: what the gateway took is what the payments say, key by key. */
async function compareGateway(backend: Backend): Promise<string[]> {
  const effects = await sandboxOf(backend).charges();
  const back = new Set(effects.flatMap(({ kind, result }) => (kind === 'return' ? [result.reference] : [])));
  const taken = effects
    .filter(({ kind, result }) => (kind === 'capture' || kind === 'settle') && result.status === 'captured')
    .filter(({ result }) => !back.has(result.reference))
    .map(({ key, amount }) => `${key.replace(/:(capture|settle)$/, '')} ${amount}`)
    .toSorted();
  const settled = await selectRows<{ line: string }>(
    backend,
    `select gateway_key || ' ' || amount as line from payments
     where direction = 'in' and status = 'settled' or status in ('pending', 'unknown', 'processing', 'refunded') and gateway_key = any ($1)
     order by 1`,
    [taken.map((line) => line.split(' ')[0])],
  );
  const lines = settled.map(({ line }) => line).toSorted();
  return JSON.stringify(lines) === JSON.stringify(taken)
    ? []
    : [`I13 the gateway took ${JSON.stringify(taken)} and the books say ${JSON.stringify(lines)}`];
}

/** What the nightly check would find of any policy. */
async function findUnbalanced(backend: Backend): Promise<string[]> {
  const rows = await selectRows<FiguresRow>(backend, figuresOf(`select ${agreedPrice} from policies p`));
  return rows
    .map(figuresFrom)
    .flatMap((figures) =>
      findImbalances(figures).map(
        ({ rule, expected, found }) => `the check of ${rule}: ${figures.policyId} has ${found} instead of ${expected}`,
      ),
    );
}

/** One question that answers for each rule the rows that break it. */
const everyQuestion = Object.values(questions)
  .map(
    (text, index) => `select ${index} as rule, (select json_agg(b) from (select * from (${text}) q limit 3) b) as rows`,
  )
  .join(' union all ');

type Answer = { readonly rule: number; readonly rows: object[] | null };

/** Every rule of the books that a database breaks, with rows that break it, as its owner reads it. */
export async function brokenRules(pool: Backend['owner']['pool']): Promise<string[]> {
  const rules = Object.keys(questions);
  const { rows: answers } = await pool.query<Answer>(everyQuestion);
  return answers.flatMap(({ rule, rows }) => (rows ? [`${rules[rule]}: ${JSON.stringify(rows)}`] : []));
}

/** The same, what the gateway says among it; none is the only good answer. */
export async function checkInvariants(backend: Backend): Promise<string[]> {
  const broken = await brokenRules(backend.owner.pool);
  return [...broken, ...(await findUnbalanced(backend)), ...(await compareGateway(backend))];
}
