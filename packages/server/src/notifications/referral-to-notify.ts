import type { ReferralLetterFacts } from '@roadworthy/core/notifications/staff-facts.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { staffReader } from './staff-reader.ts';

type ReferralToNotify = {
  readonly facts: Omit<ReferralLetterFacts, 'sender' | 'url'>;
  readonly path: string;
  readonly country: string;
  /** The language in which the reader works. */
  readonly language: PageLocale;
};

/** What a letter to staff about a referral says, as things stand; `recipient` is the address it goes to. */
export async function referralToNotify(
  { tx, platform }: { readonly tx: Tx; readonly platform: Platform },
  referralId: string,
  recipient: string,
): Promise<ReferralToNotify> {
  const row = await tx
    .selectFrom('quote_referrals')
    .select(['quote_id', 'status', 'decision', 'underwriter_name'])
    .select((referral) =>
      referral
        .selectFrom('quote_referral_messages as message')
        .select('author_name')
        .whereRef('message.quote_referral_id', '=', 'quote_referrals.quote_referral_id')
        .orderBy('message.created', 'desc')
        .limit(1)
        .as('author'),
    )
    .where('quote_referral_id', '=', referralId)
    .executeTakeFirstOrThrow();
  const { firstName, language } = await staffReader({ tx }, recipient);
  const { quote } = await loadQuote({ tx, platform }, row.quote_id);
  const insured = namedInsuredOf(quote);
  return {
    facts: {
      firstName,
      status: row.status,
      decision: row.decision,
      underwriter: row.underwriter_name,
      author: row.author,
      name: (insured && nameOf(insured)) ?? quote.quoteId,
    },
    path: `/agents/referrals?view=all&id=${referralId}`,
    country: quote.country,
    language,
  };
}
