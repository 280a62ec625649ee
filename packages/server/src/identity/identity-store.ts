import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import type pg from 'pg';
import { askAs } from '../kernel/operations/ask-as.ts';
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
  /** Who joined by the link of an invitation within the hour and has no password yet; null otherwise. */
  joinedBy(invitationId: string, number: number): Promise<string | null>;
};

const accountSql = (condition: string): string => `
  select json_build_object(
    'user_id', u.user_id, 'email', u.email, 'first_name', coalesce(u.preferred_name, u.first_name), 'last_name', u.last_name,
    'photo_url', (select card.photo_url from agent_profiles card
      where card.user_id = u.user_id order by card.photo_url is null, card.created limit 1),
    'language', u.language, 'preferences', u.preferences,
    'is_customer', is_customer(u.user_id),
    'has_second_factor', exists (select from second_factors f where f.user_id = u.user_id and f.confirmed is not null),
    'second_factor_demanded', exists (
      select from organization_members m join organizations o using (organization_id)
      where m.user_id = u.user_id and m.active and o.archived is null and o.second_factor_demanded),
    'global_roles', array(select g.role from user_global_roles g where g.user_id = u.user_id),
    'memberships', coalesce((
      select json_agg(json_build_object('role', m.role, 'organization_id', m.organization_id, 'organization_name', o.name)
        order by m.created, m.organization_member_id)
      from organization_members m join organizations o using (organization_id)
      where m.user_id = u.user_id and m.active and o.archived is null), '[]'))
  from users u where ${condition} and u.archived is null`;

const byId = accountSql('u.user_id = $1::uuid');
const byEmail = accountSql('u.email = $1::text');

const tokenStateSql = `
  select token_version, extract(epoch from bound), expiration_date from quote_token_state($1::uuid)`;

const joinedSql = `
  select accepted_by from organization_invitations
  where organization_invitation_id = $1::uuid and number = $2::int and status = 'accepted'
    and updated > app_now() - interval '1 hour' and not has_password(accepted_by)`;

const claimVersionSql = 'select token_version from claim_token_state($1::uuid)';

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
    async joinedBy(invitationId, number) {
      const [row] = await ask(joinedSql, [invitationId, String(number)]);
      return row?.[0] ?? null;
    },
    async claimTokenVersion(claimId) {
      const [row] = await ask(claimVersionSql, [claimId]);
      return row === undefined ? null : Number(row[0]);
    },
  };
}
