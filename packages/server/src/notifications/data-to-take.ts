import type { DataLetterFacts } from '@roadworthy/core/notifications/account-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What a letter about the data that somebody asked for says, in the language in which they asked. */
export async function factsOfData(
  { tx, platform, sender }: With,
  personalExportId: string,
): Promise<{ readonly facts: DataLetterFacts; readonly language: PageLocale }> {
  const row = await tx
    .selectFrom('personal_exports as taken')
    .innerJoin('users as person', 'person.user_id', 'taken.user_id')
    .select(({ fn }) => [
      ...(['taken.expires', 'taken.removed', 'taken.language'] as const),
      fn.coalesce('person.preferred_name', 'person.first_name').as('name'),
    ])
    .where('taken.personal_export_id', '=', personalExportId)
    .executeTakeFirstOrThrow();
  const language = readLocale(row.language) ?? defaultLocale;
  const isThere = row.removed === null && row.expires !== null && row.expires > platform.clock.now();
  const origin = addressFor(platform.config, language === 'en-us' ? 'US' : 'CA');
  const until = isThere && row.expires ? dayInZone(row.expires, 'America/New_York') : null;
  const url = new URL('/customers/profile', origin).href;
  return { facts: { sender, firstName: row.name, until, url }, language };
}
