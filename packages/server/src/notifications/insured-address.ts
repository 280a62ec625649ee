import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';

/**
 * Where letters about a quote go, or null: the e-mail address of its named insured. Where that is one that the account of
 * the quote has left, they go to the one that took its place (decision 080).
 */
export async function insuredAddress({ tx }: Pick<Work, 'tx'>, quoteId: string): Promise<string | null> {
  const insured = await tx
    .selectFrom('entities as insured')
    .leftJoin('quotes', 'quotes.quote_id', 'insured.quote_id')
    .leftJoin('policies', 'policies.policy_id', 'quotes.policy_id')
    .leftJoin('users as owner', (join) =>
      join.on('owner.user_id', '=', sql<string>`coalesce(quotes.user_id, policies.user_id)`),
    )
    .select(({ selectFrom }) => [
      'insured.email',
      selectFrom('address_changes as change')
        .select('owner.email')
        .whereRef('change.user_id', '=', 'owner.user_id')
        .where('change.purpose', '=', 'sign_in')
        .where('change.status', '=', 'done')
        .whereRef('change.former_email', '=', 'insured.email')
        .limit(1)
        .as('moved_to'),
    ])
    .where('insured.quote_id', '=', quoteId)
    .where('insured.entity_relationship', '=', 'named_insured')
    .where('insured.archived', 'is', null)
    .executeTakeFirst();
  return insured?.moved_to ?? insured?.email ?? null;
}
