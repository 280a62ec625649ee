import { authoritySteps } from '@roadworthy/core/claims/authority.ts';
import { rolesWith } from '@roadworthy/core/identity/role-permissions.ts';
import { sql } from 'kysely';
import { computedRead } from '../kernel/operation.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';

type Handler = { readonly user_id: string; readonly name: string; readonly open: number };

/** Everybody who handles claims or did, with how many are theirs: for who says how they do. */
export const readClaimHandlers = computedRead({
  name: 'claim_handlers',
  permission: 'claim:oversee',
  // Who handles claims works for the platform.
  organization: (_input, arrival) => organizationForNewQuote(arrival, null),
  example: {},
  async run({ tx }) {
    const holders = rolesWith('claim:handle').map(String);
    const { rows } = await sql<Handler>`
      select u.user_id, concat_ws(' ', u.first_name, u.last_name) as name, coalesce(o.open, 0)::int as open
      from users u left join open_claims_of_handlers() o on o.handler_user_id = u.user_id
      where holds_global_role(u.user_id, ${holders}) and concat_ws('', u.first_name, u.last_name) <> ''
      order by 2, 1 limit 500`.execute(tx);
    const profiles = await tx.selectFrom('adjusters').selectAll().execute();
    const profileOf = new Map(profiles.map((profile) => [profile.user_id, profile]));
    return {
      steps: [...authoritySteps],
      handlers: rows.map((handler) => {
        const profile = profileOf.get(handler.user_id);
        return {
          ...handler,
          has_profile: profile !== undefined && profile.archived === null,
          lines: profile?.lines ?? [],
          states: profile?.states ?? [],
          authority_step: profile?.authority_step ?? 1,
          is_senior: profile?.is_senior ?? false,
          most_open: profile?.most_open ?? 60,
          away_from: profile?.away_from ?? null,
          away_until: profile?.away_until ?? null,
          successor_id: profile?.successor_id ?? null,
        };
      }),
    };
  },
});
