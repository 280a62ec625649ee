import type { Work } from '../kernel/work.ts';

/** Writes a note for staff on a quote, by the person who acts; a machine has no name to sign with and writes none. */
export async function writeQuoteNote(
  { tx, actor, organizationId }: Work,
  quoteId: string,
  note: string,
): Promise<void> {
  if (actor.userId === null) return;
  const author = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  const author_name = [author?.first_name, author?.last_name].filter(Boolean).join(' ');
  await tx
    .insertInto('quote_notes')
    .values({ organization_id: organizationId, quote_id: quoteId, note, user_id: actor.userId, author_name })
    .execute();
}
