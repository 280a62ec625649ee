import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { sql } from 'kysely';
import { askAs } from '../kernel/operations/ask-as.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { claimsOf } from '../kernel/tokens/claims.ts';
import type { Platform } from '../kernel/platform.ts';
import { unseal } from '../kernel/settings/sealed.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { type PersonalPart, type Reach, shownRows } from './personal-parts.ts';

/** Who a person is in our tables: their id, the addresses that were theirs, and what is theirs where. */
export type Person = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly quoteIds: readonly string[];
  readonly policyIds: readonly string[];
  /** The organizations that have something of theirs; letters and messages may lie in any. */
  readonly organizations: readonly string[];
  readonly everywhere: readonly string[];
};

type From = Pick<Platform, 'pools' | 'clock'>;

/** What is a person's, read as themselves: what they do not see is not theirs. */
export async function personOfUser(from: From, userId: string): Promise<Person> {
  const principal = principalOf('global:user', { userId });
  const own = (text: string) =>
    askAs(from.pools.reads, { role: principal.role, claims: claimsOf(principal, from.clock), text });
  const addresses = await own(`select email from users where user_id = claim_user()
    union select former_email from address_changes where purpose = 'sign_in' and status = 'done'`);
  const quotes = await own('select quote_id, organization_id from quotes where user_id = claim_user()');
  const policies = await own('select policy_id, organization_id from policies where user_id = claim_user()');
  const reported = await own('select claim_id, organization_id from claims where user_id = claim_user()');
  const all = await askAs(from.pools.reads, { role: 'identity', text: 'select organization_id from organizations' });
  const ids = (rows: readonly (readonly (string | null)[])[], column = 0) => rows.map((row) => row[column] ?? '');
  return {
    userId,
    addresses: ids(addresses),
    quoteIds: ids(quotes),
    policyIds: ids(policies),
    organizations: [...new Set([...ids(quotes, 1), ...ids(policies, 1), ...ids(reported, 1)])],
    everywhere: ids(all),
  };
}

// Ours, or what opens something: hashes, keys, tokens, and what a search or a rating keeps beside the row.
const ours =
  /(?:^|_)(?:hash|key|keys|index|token|sha256|version_id)$|^(?:token_version|upload|message_id|rating_response|typed_rating|raw|data|last_error|meta|custom_fields)$/;

const conditions: Readonly<Record<Reach, (person: Person) => ReturnType<typeof sql<boolean>>>> = {
  person: ({ userId }) => sql`t.user_id = ${userId}::uuid`,
  email: ({ addresses }) => sql`t.email::text = any (${[...addresses]}::text[])`,
  recipient: ({ addresses }) => sql`t.recipient::text = any (${[...addresses]}::text[])`,
  quote: ({ quoteIds }) => sql`t.quote_id = any (${[...quoteIds]}::uuid[])`,
  policy: ({ policyIds }) => sql`t.policy_id = any (${[...policyIds]}::uuid[])`,
  source_policy: ({ policyIds }) => sql`t.source_policy_id = any (${[...policyIds]}::uuid[])`,
  // What others report of their loss under a policy of theirs is not theirs.
  claim: ({ userId }) => sql`t.claim_id in (select claim_id from claims where user_id = ${userId}::uuid)`,
  payment: ({ policyIds }) => sql`t.payment_id in (select payment_id from payments
    where policy_id = any (${[...policyIds]}::uuid[]))`,
  device: ({ userId }) => sql`t.device_id in (select device_id from vehicle_devices where user_id = ${userId}::uuid)`,
  enquiry: ({ addresses }) => sql`t.enquiry_id in (select enquiry_id from enquiries
    where email::text = any (${[...addresses]}::text[]))`,
};

/** Whether a table is of no organization, so that it is read once. */
const ofNobody: ReadonlySet<string> = new Set(['users', 'address_changes', 'declined_letters']);
const byAddress: ReadonlySet<Reach> = new Set(['person', 'email', 'recipient', 'enquiry', 'device']);

type Row = Readonly<Record<string, unknown>>;

/** A row as its person may read it: what is sealed is opened, and what is ours or opens something is left out. */
function readable({ platform: { secrets } }: Pick<Work, 'platform'>, table: string, row: Row): Row {
  const id = row[primaryKeys[table as keyof typeof primaryKeys]];
  const key = typeof id === 'string' ? id : '';
  const shown = Object.entries(row).filter(([column]) => !ours.test(column));
  return Object.fromEntries(
    shown.map(([column, value]) => {
      if (typeof value !== 'string' || !value.startsWith('s1.')) return [column, value];
      try {
        return [column, unseal(secrets, { table, column, key, sealed: value })];
      } catch {
        // A damaged value takes no file along.
        return [column, null];
      }
    }),
  );
}

/** What of a claim is flagged, suspected and held back is for who handles it: of its rows its person has what they see. */
const columnsOfCustomers = (table: string) => sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t))
  where has_column_privilege('customers', ${table}::text, key, 'select'))`;

async function rowsIn(work: Work, { table, kind, by, only }: PersonalPart, person: Person): Promise<Row[]> {
  const shown = only === undefined ? sql`true` : sql.raw(shownRows[only]);
  const columns = kind === 'claim' ? columnsOfCustomers(table) : sql`to_jsonb(t)`;
  const { rows } = await sql<{ row: Row }>`
    select ${columns} as row from ${sql.table(table)} t where ${conditions[by](person)} and ${shown}`.execute(work.tx);
  return rows.map(({ row }) => readable(work, table, row));
}

/** The rows of a part that are a person's, organization by organization. */
export async function rowsOfPart(kernel: Kernel, part: PersonalPart, person: Person): Promise<readonly Row[]> {
  const everywhere = ofNobody.has(part.table) ? person.everywhere.slice(0, 1) : person.everywhere;
  const places = byAddress.has(part.by) ? everywhere : person.organizations;
  const found: Row[] = [];
  for (const organizationId of places) {
    const request = systemRequest(`my-data:${person.userId}`);
    found.push(...(await inOrganization(kernel, organizationId, request, (work) => rowsIn(work, part, person))));
  }
  return found;
}
