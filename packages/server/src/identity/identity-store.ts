import { day, type Day } from '@roadworthy/core/shared/day.ts';
import type pg from 'pg';
import { askAs } from '../kernel/ask-as.ts';
import { type Account, type AccountFacts, accountOf } from './account.ts';

export type QuoteTokenState = {
  readonly tokenVersion: number;
  readonly bound: Date | null;
  /** The last day on which the offer may be bought. */
  readonly expirationDate: Day;
};

/** What sign-in may ask of the product's database, each in one round trip under the role `identity`. */
export type IdentityStore = {
  /** Null when there is no such person or they are archived. */
  accountById(userId: string): Promise<Account | null>;
  accountByEmail(email: string): Promise<Account | null>;
  quoteTokenState(quoteId: string): Promise<QuoteTokenState | null>;
  claimTokenVersion(claimId: string): Promise<number | null>;
  /** Adds an attempt to each subject and answers how many each has in the running window. */
  countAttempts(subjects: readonly string[], windowSeconds: number): Promise<readonly number[]>;
  /** Takes one attempt back from each subject. */
  forgiveAttempts(subjects: readonly string[], windowSeconds: number): Promise<void>;
};

const accountSql = (condition: string): string => `
  select json_build_object(
    'user_id', u.user_id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
    'language', u.language,
    'is_customer', is_customer(u.user_id),
    'global_roles', array(select g.role from user_global_roles g where g.user_id = u.user_id),
    'memberships', coalesce((
      select json_agg(json_build_object('role', m.role, 'organization_id', m.organization_id)
        order by m.created, m.organization_member_id)
      from organization_members m join organizations o using (organization_id)
      where m.user_id = u.user_id and m.active and o.archived is null), '[]'))
  from users u where ${condition} and u.archived is null`;

const byId = accountSql('u.user_id = $1::uuid');
const byEmail = accountSql('u.email = $1::text');

const tokenStateSql = `
  select token_version, extract(epoch from bound), expiration_date from quote_token_state($1::uuid)`;

const claimVersionSql = 'select token_version from claim_token_state($1::uuid)';

const windowSql = 'to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int)';
const countSql = `
  with counted as (
    insert into attempt_counters (subject, window_start, attempts)
    select subject, ${windowSql}, 1 from unnest($1::text[]) subject order by subject
    on conflict (subject, window_start) do update set attempts = attempt_counters.attempts + 1
    returning subject, attempts
  )
  select attempts from counted join unnest($1::text[]) with ordinality given(subject, place) using (subject) order by place`;
const forgiveSql = `
  update attempt_counters set attempts = greatest(attempts - 1, 0)
  where subject = any ($1::text[]) and window_start = ${windowSql}`;
const forgetSql = "delete from attempt_counters where window_start < now() - interval '1 day'";

/** Opens the store on the application's connections. */
export function createIdentityStore(pool: pg.Pool): IdentityStore {
  const ask = (text: string, values: readonly string[]) => askAs(pool, { role: 'identity', text, values });
  const account = async (text: string, value: string): Promise<Account | null> => {
    const [[facts] = []] = await ask(text, [value]);
    return facts ? accountOf(JSON.parse(facts) as AccountFacts) : null;
  };
  return {
    accountById: (userId) => account(byId, userId),
    accountByEmail: (email) => account(byEmail, email.trim().toLowerCase()),
    async quoteTokenState(quoteId) {
      const [row] = await ask(tokenStateSql, [quoteId]);
      if (row === undefined) return null;
      const [version, bound, expiration] = row;
      return {
        tokenVersion: Number(version),
        bound: bound ? new Date(Number(bound) * 1000) : null,
        expirationDate: day(expiration ?? ''),
      };
    },
    async claimTokenVersion(claimId) {
      const [row] = await ask(claimVersionSql, [claimId]);
      return row === undefined ? null : Number(row[0]);
    },
    async countAttempts(subjects, windowSeconds) {
      const rows = await ask(countSql, [textArray(subjects), String(windowSeconds)]);
      const counts = rows.map(([attempts]) => Number(attempts));
      // A window's first attempt pays for the upkeep.
      if (counts.includes(1)) await ask(forgetSql, []);
      return counts;
    },
    async forgiveAttempts(subjects, windowSeconds) {
      await ask(forgiveSql, [textArray(subjects), String(windowSeconds)]);
    },
  };
}

function textArray(values: readonly string[]): string {
  return `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
}
