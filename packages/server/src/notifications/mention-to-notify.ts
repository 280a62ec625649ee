import type { MentionLetterFacts } from '@roadworthy/core/notifications/staff-facts.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { loadQuote } from '../quoting/quote-store.ts';

type MentionToNotify = {
  readonly facts: Omit<MentionLetterFacts, 'sender' | 'url'>;
  /** The page of the record, and the country whose pages it is on. */
  readonly path: string;
  readonly country: string;
  /** The language in which the person works: the letter is theirs, whatever the risk speaks. */
  readonly language: PageLocale;
};

/** What a letter to somebody whom a note mentions says, as things stand. */
export async function mentionToNotify(
  { tx, platform }: { readonly tx: Tx; readonly platform: Platform },
  noteMentionId: string,
): Promise<MentionToNotify> {
  const row = await tx
    .selectFrom('note_mentions as mention')
    .innerJoin('users as person', 'person.user_id', 'mention.user_id')
    .leftJoin('quote_notes as of_quote', 'of_quote.quote_note_id', 'mention.quote_note_id')
    .leftJoin('policy_notes as of_policy', 'of_policy.policy_note_id', 'mention.policy_note_id')
    .leftJoin('policies as policy', 'policy.policy_id', 'of_policy.policy_id')
    .select(['mention.seen', 'person.first_name', 'person.language', 'policy.policy_id', 'policy.policy_number'])
    .select(({ fn }) => [
      fn.coalesce('of_quote.author_name', 'of_policy.author_name').as('author'),
      fn.coalesce('of_quote.archived', 'of_policy.archived').as('archived'),
      fn.coalesce('of_quote.quote_id', 'policy.current_quote_id').as('quote_id'),
    ])
    .where('mention.note_mention_id', '=', noteMentionId)
    .executeTakeFirstOrThrow();
  const { quote } = await loadQuote({ tx, platform }, row.quote_id ?? '');
  const insured = namedInsuredOf(quote);
  const { contact_email: contact } = await tx
    .selectFrom('quotes')
    .select('contact_email')
    .where('quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  return {
    facts: {
      firstName: row.first_name,
      author: row.author ?? '',
      record: { name: insured ? nameOf(insured) : contact, policyNumber: row.policy_number },
      isOver: row.seen !== null || row.archived !== null,
    },
    path: row.policy_id
      ? `/agents/policies/${row.policy_id}?tab=activity`
      : `/agents/quotes/${quote.quoteId}?tab=activity`,
    country: quote.country,
    language: readLocale(row.language) ?? defaultLocale,
  };
}
