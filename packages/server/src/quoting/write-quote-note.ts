import { personOf } from '../kernel/person-of.ts';
import type { Work } from '../kernel/work.ts';

/** Writes a note for staff on a quote, signed by the person who acts. Throws `person_required` for a machine. */
export async function writeQuoteNote(
  { tx, actor, organizationId }: Work,
  quoteId: string,
  note: string,
): Promise<void> {
  const user_id = personOf(actor);
  const author = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const author_name = [author.first_name, author.last_name].filter(Boolean).join(' ');
  await tx
    .insertInto('quote_notes')
    .values({ organization_id: organizationId, quote_id: quoteId, note, user_id, author_name })
    .execute();
}
