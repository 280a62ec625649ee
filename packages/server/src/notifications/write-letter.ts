import type { Letter, Message } from '@roadworthy/core/notifications/letter.ts';
import { letters, type NotificationTemplate, type RecordSubject } from '@roadworthy/core/notifications/letters.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { isChosen } from '@roadworthy/core/shared/letter-kinds.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type Locale, localeFor, sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { t } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import { choiceLinks } from './declined-letters.ts';
import { gatherLetterFacts, organizationBrand, type OwedLetter } from './gather-letter-facts.ts';
import { type MailBrand, type RenderedMail, renderMail } from './mail-layout.ts';
import { words } from '@roadworthy/core/shared/words.ts';

type Written = { readonly message: Message; readonly locale: Locale };

const choose = sentence(words('Switch such e-mails off', 'Ne plus recevoir de tels courriels'));

/**
 * A letter's words in a language, set in our layout. Throws a RangeError for a button that leads to no page: programs that
 * read mail open every link, and what acts when it is opened would act for them.
 */
export function printLetter({ message, locale }: Written, brand: MailBrand, choiceUrl?: string): RenderedMail {
  const { subject, paragraphs, code, button } = message;
  if (button !== null && /^\/+(?:api|dev)(?:\/|$)/i.test(new URL(button.url).pathname)) {
    throw new RangeError('A letter links to pages alone, which do nothing when they are opened');
  }
  return renderMail(
    {
      subject: t(locale, subject),
      paragraphs: paragraphs.map((paragraph) => t(locale, paragraph)),
      ...(code === undefined ? {} : { code }),
      button: button === null ? null : { label: t(locale, button.label), url: button.url },
      ...(choiceUrl !== undefined && { choice: { label: t(locale, choose), url: choiceUrl } }),
    },
    brand,
    locale,
  );
}

async function write<Subject extends RecordSubject>(
  work: Pick<Work, 'tx' | 'platform'>,
  letter: Letter<Subject>,
  sender: MailBrand,
  owed: OwedLetter,
): Promise<Decision<Written & { readonly language: PageLocale }>> {
  const { tx, platform } = work;
  const { facts, language } = await gatherLetterFacts[letter.subject]({ tx, platform, sender, owed });
  const decision = letter.write(facts);
  return decision.ok ? accept({ message: decision.event, locale: localeFor(language), language }) : decision;
}

/** An e-mail, and where one POST ends such letters, as far as its reader may. */
export type WrittenMail = RenderedMail & { readonly unsubscribeUrl?: string };

/** The e-mail that a notification owes, in the language of its risk; refused when it would not be true any more. */
export async function writeLetter(
  work: Pick<Work, 'tx' | 'platform'>,
  template: NotificationTemplate,
  owed: OwedLetter,
): Promise<Decision<WrittenMail>> {
  const sender = await organizationBrand(work, owed.organizationId);
  const letter: Letter<RecordSubject> = letters[template];
  const written = await write(work, letter, sender, owed);
  if (!written.ok) return written;
  if (!isChosen(letter.kind)) return accept(printLetter(written.event, sender));
  const links = choiceLinks(work.platform, owed.notificationId, written.event.language);
  return accept({ ...printLetter(written.event, sender, links.page), unsubscribeUrl: links.post });
}
