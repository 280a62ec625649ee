import { letters } from '@roadworthy/core/notifications/letters.ts';
import type { Locale } from '@roadworthy/core/shared/sentence.ts';
import type { MailBrand, RenderedMail } from './mail-layout.ts';
import { printLetter } from './write-letter.ts';

export type SignInMail = {
  readonly link?: string;
  readonly code?: string;
  /** How long they work. */
  readonly minutes?: number;
  readonly brand: MailBrand;
  readonly locale: Locale;
};

/** The e-mail with which a person signs in. Throws a RangeError when it would hold neither link nor code. */
export function signInMail({ brand, locale, minutes = 10, ...wayIn }: SignInMail): RenderedMail {
  const written = letters.sign_in.write({ ...wayIn, minutes, sender: brand });
  if (!written.ok) throw new Error(written.refusal.message);
  return printLetter({ message: written.event, locale }, brand);
}
