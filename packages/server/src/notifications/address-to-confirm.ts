import { addressHours } from '@roadworthy/core/identity/address-change.ts';
import { inboxes } from '@roadworthy/core/identity/vocabulary.ts';
import type { AddressLetterFacts } from '@roadworthy/core/notifications/account-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { addressChangeOf } from '../identity/address-change-store.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { addressToken } from '../kernel/tokens/tokens.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

/** What a letter about another address says to one of its inboxes, in the language in which it was asked for. */
export async function factsOfAddress(
  { tx, platform, sender }: With,
  addressChangeId: string,
  recipient: string,
): Promise<{ readonly facts: AddressLetterFacts; readonly language: PageLocale }> {
  const row = await tx
    .selectFrom('address_changes as change')
    .innerJoin('users as person', 'person.user_id', 'change.user_id')
    .selectAll('change')
    .select(({ fn }) => fn.coalesce('person.preferred_name', 'person.first_name').as('name'))
    .where('change.address_change_id', '=', addressChangeId)
    .executeTakeFirstOrThrow();
  const change = addressChangeOf(row);
  const inbox = recipient === change.newEmail ? 'new' : 'former';
  const language = readLocale(row.language) ?? defaultLocale;
  const url = new URL('/resume/address', addressFor(platform.config, language === 'en-us' ? 'US' : 'CA'));
  url.searchParams.set('token', addressToken(platform.secrets, addressChangeId, inboxes.indexOf(inbox)));
  const isWaiting = change.status === 'asked' && change.expires > platform.clock.now();
  return {
    facts: {
      sender,
      firstName: inbox === 'new' && change.purpose === 'sign_in' ? null : row.name,
      purpose: change.purpose,
      inbox,
      newEmail: change.newEmail,
      hours: addressHours,
      url: url.href,
      state: change.status === 'done' ? 'done' : isWaiting ? 'asked' : 'over',
    },
    language,
  };
}
