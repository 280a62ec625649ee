import { letters } from '@roadworthy/core/notifications/letters.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { defaultLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { isStaff } from '../identity/account.ts';
import { createIdentityStore } from '../identity/identity-store.ts';
import type { JobData } from '../kernel/jobs/jobs.ts';
import { mustAccept } from '../kernel/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { printLetter } from './write-letter.ts';

/**
 * Tells a person what changed about how they sign in, at the address with which they sign in. Sent twice is as good as
 * once: the notice's id is the mail's key. Who was archived meanwhile is told nothing.
 */
export async function notifyOfSignInChange(
  { pools, config, mail }: Platform,
  { noticeId, userId, change, name, left }: JobData['tell-of-sign-in-change'],
): Promise<void> {
  const account = await createIdentityStore(pools.reads).accountById(userId);
  if (account === null) return;
  const sender = { name: brand.name, phone: brand.phone.text, email: brand.supportEmail };
  const works = isStaff(account);
  const message = mustAccept(
    letters.sign_in_changed.write({
      sender,
      firstName: account.firstName,
      change,
      name,
      left,
      isStaff: works,
      url: `${config.publicUrl}/${works ? 'agents' : 'customers'}/profile`,
    }),
  );
  const locale = localeFor(account.language ?? defaultLocale);
  await mail.send({ ...printLetter({ message, locale }, sender), to: account.email, key: noticeId });
}
