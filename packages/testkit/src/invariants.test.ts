import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from './invariants.ts';
import { aQuote, boundQuote, signedQuote } from './quote-scenarios.ts';
import { useFixture } from './fixture.ts';
import type { Backend } from './backend.ts';

const fixture = useFixture('invariants');
let client: pg.PoolClient;
beforeAll(async () => {
  await boundQuote(fixture.backend, aQuote());
  await signedQuote(fixture.backend, aQuote());
  client = await fixture.backend.owner.pool.connect();
});
afterAll(() => client.release());

/** What is found broken after some SQL that no code of ours would run; it is taken back afterwards. */
async function brokenBy(sql: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query('set constraints all deferred');
    await client.query(sql);
    const owner = { ...fixture.backend.owner, pool: client as unknown as pg.Pool };
    return await checkInvariants({ ...fixture.backend, owner } satisfies Backend);
  } finally {
    await client.query('rollback');
  }
}

const one = (table: string, key: string, where = 'true') => `(select ${key} from ${table} where ${where} limit 1)`;
const planted: readonly (readonly [rule: string, what: string, sql: string])[] = [
  [
    'I1',
    'a cent in the books',
    `update ledger_entries set amount = amount + 1 where ledger_entry_id = ${one('ledger_entries', 'ledger_entry_id')}`,
  ],
  [
    'I2',
    'a booking without entries',
    `insert into ledger_transactions (organization_id, booked_organization_id, policy_id, kind, effective_date)
     select organization_id, organization_id, policy_id, 'payment', effective_date from policies`,
  ],
  ['I3', 'entries without their booking', 'update ledger_entries set ledger_transaction_id = uuidv7()'],
  ['the check of cash', 'cash that nobody paid', `update payments set status = 'failed' where status = 'settled'`],
  ['I4 an invoice', 'an invoice paid by nobody', 'delete from payment_allocations'],
  ['the check of unapplied', 'money that pays nothing and is not booked so', 'delete from payment_allocations'],
  ['I5 the invoices', 'a cent on an instalment', 'update invoices set premium = premium + 1 where sequence = 2'],
  ['I5 the invoices', 'an instalment without its fee', 'update invoices set fees = 0 where sequence = 2'],
  ['I5 the books', 'a premium that was never booked', 'update policies set premium = premium + 1'],
  [
    'I6',
    'a refund of more than was charged',
    `insert into policy_refunds (organization_id, policy_id, amount, currency, reason, status, paid, due_date, interest_percent,
       clock_source, clock_grade)
     select organization_id, policy_id, amount + 1, 'USD', 'cancellation', 'paid', now(), date, 0, 'usual practice', 'K'
     from transactions`,
  ],
  ['I7 a bound quote', 'a bound quote without its policy', `update quotes set policy_id = null where status = 'bound'`],
  ['I7 a policy', 'a policy of an open quote', `update quotes set status = 'open' where status = 'bound'`],
  ['I7 a quote and', 'a total that counts its fees twice', 'update quotes set total = total + 2500'],
  ['I8', 'cover after a cancellation', `update policies set policy_status = 'active', cancelled_as_of = '2020-01-01'`],
  [
    'I11',
    'a reference that nobody validated',
    'alter table policy_events add constraint later foreign key (policy_id) references policies (policy_id) not valid',
  ],
  [
    'I12',
    'a bind that was done twice',
    `insert into audit_log (request_id, operation, actor_kind, actor_role, root_table, root_id, outcome)
     select request_id, operation, actor_kind, actor_role, root_table, root_id, outcome from audit_log
     where operation = 'bind_quote' and outcome = 'done'`,
  ],
  [
    'I13 a quote is being bound',
    'a lock that nobody holds',
    `update quotes set status = 'pending_bind' where status = 'open'`,
  ],
  ['I13 a payment that bought', 'a payment without its transaction', 'delete from transactions'],
  [
    'I13 a payment that bought',
    'a transaction that says otherwise than its payment',
    `update transactions set status = 'returned'`,
  ],
  [
    'I13 only a bank account',
    'a card that is paid from later',
    `update payments set status = 'processing' where status = 'settled'`,
  ],
  ['I13 a policy was bought', 'with a payment that failed', `update payments set status = 'failed'`],
  ['I13 the gateway', 'another amount than was taken', 'update payments set amount = amount + 1'],
  [
    'I14',
    'a key without an answer',
    `insert into idempotency_keys (principal, key, operation, request_hash) values ('ada', 'lost', 'bind_quote', 'x')`,
  ],
];

describe('checkInvariants', () => {
  test('finds nothing in books that people wrote by operations', async () => {
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });

  test.each(planted)('finds under %s %s', async (rule, _what, sql) => {
    const broken = await brokenBy(sql);
    expect(broken.filter((line) => line.startsWith(rule))).not.toEqual([]);
  });

  test('has a plant for every rule', () => {
    expect(new Set(planted.map(([rule]) => rule.split(' ')[0]))).toEqual(
      new Set(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I11', 'I12', 'I13', 'I14', 'the']),
    );
  });
});
