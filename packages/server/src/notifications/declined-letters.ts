import { letters, type NotificationTemplate } from '@roadworthy/core/notifications/letters.ts';
import { type ChosenKind, isChosen } from '@roadworthy/core/shared/letter-kinds.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { letterToken } from '../kernel/tokens/tokens.ts';
import type { Work } from '../kernel/work.ts';

type Tx = Pick<Work, 'tx'>;

/** The kinds of letters that an address has switched off. */
export async function declinedKinds({ tx }: Tx, email: string): Promise<readonly ChosenKind[]> {
  const rows = await tx
    .selectFrom('declined_letters')
    .select('kind')
    .where('email', '=', email)
    .where('lifted', 'is', null)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Whether a letter is of a kind that its reader has switched off: the one gate, asked before it is owed and before it is sent. */
export async function isDeclined(work: Tx, template: NotificationTemplate, recipient: string): Promise<boolean> {
  const { kind } = letters[template];
  return isChosen(kind) && (await declinedKinds(work, recipient)).includes(kind);
}

/** Keeps whether an address wants letters of a kind. Twice is as good as once. */
export async function keepChoice(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  email: string,
  kind: ChosenKind,
  wanted: boolean,
) {
  if (wanted) {
    await tx
      .updateTable('declined_letters')
      .set({ lifted: now })
      .where('email', '=', email)
      .where('kind', '=', kind)
      .where('lifted', 'is', null)
      .execute();
    return;
  }
  await tx
    .insertInto('declined_letters')
    .values({ email, kind, declined: now })
    .onConflict((conflict) => conflict.columns(['email', 'kind']).doUpdateSet({ declined: now, lifted: null }))
    .execute();
}

/** Where a letter's reader switches such letters off: on a page, and by one POST of their mail program. */
export function choiceLinks(
  { config, secrets }: Pick<Platform, 'config' | 'secrets'>,
  notificationId: string,
  language: PageLocale,
): { readonly page: string; readonly post: string } {
  const origin = addressFor(config, language === 'en-us' ? 'US' : 'CA');
  const token = letterToken(secrets, notificationId);
  const at = (path: string) => {
    const url = new URL(path, origin);
    url.searchParams.set('token', token);
    return url.href;
  };
  return { page: at('/resume/letters'), post: at('/api/unsubscribe') };
}
