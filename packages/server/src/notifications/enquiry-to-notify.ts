import { officeHours } from '@roadworthy/core/shared/time/office-hours.ts';
import type { EnquiryFacts } from '@roadworthy/core/notifications/enquiry-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { type PageLocale, readLocale, defaultLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { staffReader } from './staff-reader.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };

type EnquiryToNotify = {
  readonly facts: Omit<EnquiryFacts, 'url'>;
  /** The language in which it was written. */
  readonly language: PageLocale;
  /** Where one writes to us, and where staff answer. */
  readonly contact: string;
  readonly record: string;
};

/** What a letter about something that a visitor wrote says, as things stand. */
async function enquiryToNotify({ tx, platform: { config } }: With, enquiryId: string): Promise<EnquiryToNotify> {
  const { reference, about, answer_by, language } = await tx
    .selectFrom('enquiries')
    .select(['reference', 'about', 'answer_by', 'language'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const followed = await tx
    .selectFrom('enquiry_messages')
    .select(['author_name as author', 'body'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created')
    .orderBy('enquiry_message_id')
    .execute();
  const origin = addressFor(config, language === 'en-us' ? 'US' : 'CA');
  return {
    contact: new URL(language === 'en-us' ? '/contact' : `/${language}/contact`, origin).href,
    record: new URL(`/agents/enquiries?view=all&id=${enquiryId}`, config.publicUrl).href,
    facts: {
      reference,
      answerBy: answer_by && { instant: answer_by, zone: officeHours.timeZone },
      conversation: [{ author: null, body: about }, ...followed],
    },
    language: readLocale(language) ?? defaultLocale,
  };
}

/** What a letter to who wrote says, in the language of their page. */
export async function factsOfEnquiry(work: With, enquiryId: string) {
  const { facts, language, contact } = await enquiryToNotify(work, enquiryId);
  return { facts: { ...facts, sender: work.sender, url: contact }, language };
}

/** What the letter to the mailbox of the organization says, in the language of whose mailbox it is. */
export async function factsOfArrival(work: With, enquiryId: string, recipient: string) {
  const { facts, record } = await enquiryToNotify(work, enquiryId);
  const { language } = await staffReader(work, recipient);
  return { facts: { ...facts, sender: work.sender, url: record }, language };
}
