import { look } from './look.ts';
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
  'I4 the cash of a policy is what came in less what went back': `
    select policy_id from policies
    left join (select policy_id, sum(e.amount) as cash from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where e.account = 'cash' group by 1) booked using (policy_id)
    left join (select policy_id, sum(case direction when 'in' then amount else -amount end) as moved from payments
               where status = 'settled' group by 1) settled using (policy_id)
    where coalesce(booked.cash, 0) <> coalesce(settled.moved, 0)`,
  'I4 an invoice is paid by what its payments and the books say, to the cent': `
    select i.invoice_id from invoices i
    left join (select invoice_id, sum(amount) as paid from payment_allocations group by 1) a using (invoice_id)
    left join (select e.invoice_id, -sum(e.amount) as paid from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where e.account = 'premium_receivable' and t.kind in ('payment', 'payment_return', 'application') group by 1) b
      using (invoice_id)
    where (coalesce(a.paid, 0), coalesce(b.paid, 0)) <> (i.paid_amount, i.paid_amount)
      or i.status = 'paid' and i.paid_amount <> i.amount`,
  'I4 what no invoice took of a payment lies unapplied': `
    select p.policy_id from policies p
    left join (select policy_id, sum(p.amount - coalesce(a.paid, 0)) as left_over from payments p
               left join (select payment_id, sum(amount) as paid from payment_allocations group by 1) a using (payment_id)
               where p.status = 'settled' and p.direction = 'in' group by 1) kept using (policy_id)
    left join (select policy_id, -sum(e.amount) as unapplied from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where e.account = 'unapplied_cash' group by 1) booked using (policy_id)
    where coalesce(kept.left_over, 0) <> coalesce(booked.unapplied, 0)`,
  'a contract has its arrangement, and what is charged by itself is what its owner agreed to': `
    select p.contract_id from policies p left join billing_arrangements b using (contract_id)
    left join payment_methods m on m.payment_method_id = b.payment_method_id
    where b.contract_id is null or b.autopay and (m.autopay_consented is null or m.contract_id <> p.contract_id)`,
  'I5 the invoices of a term are its premium, its policy fees and a fee an instalment': `
    select p.policy_id from policies p left join invoices i using (policy_id)
    where (p.cancelled_as_of is null or p.policy_status = 'pending_cancellation')
      and not exists (select from policy_reinstatements r where r.policy_id = p.policy_id)
    group by p.policy_id
    having coalesce(sum(i.premium), 0) <> p.premium
      or coalesce(sum(i.fees), 0) <> p.fees + count(i.invoice_id) filter (where i.kind = 'instalment') * p.installment_fee`,
  'I5 the books owe what premium and policy fees come to': `
    select policy_id from policies p
    left join (select t.policy_id, sum(e.amount) as owed
               from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where t.kind = 'new_business' and e.account = 'premium_receivable' group by 1) booked using (policy_id)
    where p.total <> coalesce(booked.owed, 0)`,
  'I5 the lines of a policy and its instalment fees are what is invoiced of it less what goes back': `
    select p.policy_id, lines.charged, fees.booked, billed.invoiced, back.refunded from policies p
    left join (select policy_id, sum(amount) as charged from charge_lines group by 1) lines using (policy_id)
    left join (select t.policy_id, -sum(e.amount) as booked from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where e.account = 'instalment_fees' group by 1) fees using (policy_id)
    left join (select policy_id, sum(case when status = 'void' then paid_amount
                 when status = 'scheduled' and kind <> 'deposit' then premium else amount end) as invoiced
               from invoices group by 1) billed using (policy_id)
    left join (select policy_id, sum(amount) - coalesce(sum(ahead), 0) as refunded from policy_refunds
               left join (select policy_refund_id, sum(amount) as ahead from payment_allocations
                          where policy_refund_id is not null group by 1) taken using (policy_refund_id)
               where status <> 'stopped' group by 1) back using (policy_id)
    where coalesce(lines.charged, 0) + coalesce(fees.booked, 0) <> coalesce(billed.invoiced, 0) - coalesce(back.refunded, 0)`,
  'I5 the lines of a policy are its price, and what the books say was written and earned of it': `
    select p.policy_id from policies p
    left join (select policy_id, sum(amount) filter (where kind = 'premium') as premium,
                 sum(amount) filter (where code is distinct from 'fee_returned') as charged
               from charge_lines group by 1) lines using (policy_id)
    left join (select t.policy_id, -sum(e.amount) filter (where e.account in ('unearned_premium', 'earned_premium')) as premium,
                 -sum(e.amount) filter (where e.account = 'earned_premium') as earned
               from ledger_transactions t join ledger_entries e using (ledger_transaction_id) group by 1) books using (policy_id)
    left join policy_earnings so_far using (policy_id)
    where coalesce(lines.premium, 0) <> coalesce(books.premium, 0) or coalesce(books.earned, 0) <> so_far.earned
      or p.policy_status in ('pending', 'active') and lines.charged <> p.total
        and not exists (select from policy_reinstatements r where r.policy_id = p.policy_id)`,
  'I6 what is owed back is payable in the books': `
    select r.policy_id from (select policy_id, sum(amount) filter (where status in ('held', 'owed')) as owed
               from policy_refunds group by 1) r
    left join (select t.policy_id, -sum(e.amount) as payable from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
               where e.account = 'refunds_payable' group by 1) books using (policy_id)
    where coalesce(r.owed, 0) <> coalesce(books.payable, 0)`,
  'I6 no more goes back than was charged': `
    select policy_id from transactions where status = 'settled'
    group by policy_id
    having sum(amount) filter (where type = 'refund') > coalesce(sum(amount) filter (where type = 'charge'), 0)`,
  'I7 a bound quote has its one policy': `
    select q.quote_id from quotes q left join policies p on p.current_quote_id = q.quote_id
    where q.status = 'bound' group by q.quote_id, q.policy_id
    having count(p.policy_id) <> 1 or bool_or(p.policy_id is distinct from q.policy_id)`,
  'I7 a policy has its one bound quote': `
    select p.policy_id from policies p left join quotes q on q.quote_id = p.current_quote_id and q.status = 'bound'
    where q.quote_id is null`,
  'I7 a quote and its policy have the same premium and the same total': `
    select p.policy_id from policies p join quotes q on q.quote_id = p.current_quote_id
    where (q.premium, q.total) is distinct from (p.premium, p.total)`,
  'I8 no cover begins before it was bought, or before 12:01 a.m. of its first day': `
    select policy_id from policies
    where cover_from < created or cover_from < (effective_date + time '00:01') at time zone time_zone`,
  'I8 nothing is active after its cancellation': `
    select policy_id from policies where policy_status = 'active' and cancelled_as_of <= app_now()::date`,
  'I11 every foreign key has been validated': `
    select conname from pg_constraint where contype = 'f' and not convalidated`,
  'I12 every bind was written down once when it began and once when it was done': `
    select i.process_intent_id from process_intents i left join audit_log a
      on a.root_id = i.root_id and a.operation = i.process and a.request_id = i.actor->>'requestId'
    group by i.process_intent_id
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
  'I13 a bound quote was bought with exactly one payment': `
    select q.quote_id from quotes q left join payments p
      on p.quote_id = q.quote_id and p.status in ('settled', 'processing', 'returned')
    where q.status = 'bound' group by q.quote_id having count(p.payment_id) <> 1`,
  'I13 only a bank account is paid from later, with what its owner agreed to': `
    select p.payment_id from payments p left join payment_methods m using (payment_method_id)
    where p.status in ('processing', 'withdrawn') and m.authorized is null
      or m.authorized_amount <> p.amount`,
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
  const settled = await look<{ line: string }>(
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

const everyQuestion = Object.values(questions)
  .map(
    (text, index) => `select ${index} as rule, (select json_agg(b) from (select * from (${text}) q limit 3) b) as rows`,
  )
  .join(' union all ');

/** Every rule of the books that is broken now, with rows that break it; none is the only good answer. */
export async function checkInvariants(backend: Backend): Promise<string[]> {
  const rules = Object.keys(questions);
  const answers = await look<{ rule: number; rows: object[] | null }>(backend, everyQuestion);
  const broken = answers.flatMap(({ rule, rows }) => (rows ? [`${rules[rule]}: ${JSON.stringify(rows)}`] : []));
  return [...broken, ...(await compareGateway(backend))];
}
