import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';

/** Puts quotes into an account, or into nobody's; the links that were sent before open none of them. */
export async function giveQuotes({ tx }: Work, quoteIds: readonly string[], userId: string | null): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ user_id: userId, token_version: sql<number>`token_version + 1` })
    .where('quote_id', 'in', quoteIds)
    .execute();
}

/** The same for all terms of a contract, their quotes, claims and methods; what is charged by itself is charged on. */
export async function giveContract(work: Work, contractId: string, userId: string | null): Promise<void> {
  const { tx } = work;
  const terms = await tx
    .updateTable('policies')
    .set({ user_id: userId })
    .where('contract_id', '=', contractId)
    .returning('policy_id')
    .execute();
  const policyIds = terms.map(({ policy_id }) => policy_id);
  const quotes = await tx
    .selectFrom('quotes')
    .select('quote_id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('policy_id', 'in', policyIds),
        eb('rewrites_policy_id', 'in', policyIds),
        eb(
          'quote_id',
          'in',
          selectFrom('policy_renewals').select('renewal_quote_id').where('source_policy_id', 'in', policyIds).$castTo<{
            renewal_quote_id: string;
          }>(),
        ),
      ]),
    )
    .execute();
  await giveQuotes(
    work,
    quotes.map(({ quote_id }) => quote_id),
    userId,
  );
  await tx.updateTable('payment_methods').set({ user_id: userId }).where('contract_id', '=', contractId).execute();
  await tx.updateTable('claims').set({ user_id: userId }).where('policy_id', 'in', policyIds).execute();
}
