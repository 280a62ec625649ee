import { letters } from '@roadworthy/core/notifications/letters.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import type { MailBrand, RenderedMail } from './mail-layout.ts';
import { printLetter } from './write-letter.ts';

export type SignInMail = {
  /** What it is for. */
  readonly template?: 'sign_in' | 'reset_password';
  readonly link?: string;
  readonly code?: string;
  /** How long they work. */
  readonly minutes?: number;
  readonly brand: MailBrand;
  readonly locale: Locale;
};

/** The e-mail with which a person signs in or chooses a new password. Throws a RangeError when it would hold no way in. */
export function signInMail({ template = 'sign_in', brand, locale, minutes = 10, ...wayIn }: SignInMail): RenderedMail {
  const written = letters[template].write({ ...wayIn, minutes, sender: brand });
  if (!written.ok) throw new Error(written.refusal.message);
  return printLetter({ message: written.event, locale }, brand);
}
