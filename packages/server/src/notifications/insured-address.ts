import type { Work } from '../kernel/work.ts';

/** The e-mail address of a quote's named insured, or null. */
export async function insuredAddress({ tx }: Pick<Work, 'tx'>, quoteId: string): Promise<string | null> {
  const insured = await tx
    .selectFrom('entities')
    .select('email')
    .where('quote_id', '=', quoteId)
    .where('entity_relationship', '=', 'named_insured')
    .where('archived', 'is', null)
    .executeTakeFirst();
  return insured?.email ?? null;
}
