import type { DeletionLetterFacts } from '@roadworthy/core/notifications/account-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

const notified = ['waiting', 'done', 'taken_back', 'refused'] as const;

/** What a letter about the deletion of somebody's data says, in the language in which they asked. */
export async function factsOfDeletion(
  { tx, platform, sender }: With,
  deletionRequestId: string,
): Promise<{ readonly facts: DeletionLetterFacts; readonly language: PageLocale }> {
  const row = await tx
    .selectFrom('deletion_requests as asked')
    .innerJoin('users as person', 'person.user_id', 'asked.user_id')
    .select(['asked.status', 'asked.due', 'asked.language', 'asked.kept_until', 'asked.refusal'])
    .select(({ fn }) => fn.coalesce('person.preferred_name', 'person.first_name').as('name'))
    .where('asked.deletion_request_id', '=', deletionRequestId)
    .executeTakeFirstOrThrow();
  const language = readLocale(row.language) ?? defaultLocale;
  const state = notified.find((one) => one === row.status) ?? 'over';
  const origin = addressFor(platform.config, language === 'en-us' ? 'US' : 'CA');
  return {
    facts: {
      sender,
      firstName: row.name,
      due: dayInZone(row.due, 'America/New_York'),
      state,
      keptUntil: row.kept_until === null ? null : day(row.kept_until),
      obstacle: (row.refusal ?? null) as Sentence | null,
      url: new URL('/customers/profile', origin).href,
    },
    language,
  };
}
