import { randomUUID } from 'node:crypto';
import type { GivenAuthorization } from '@roadworthy/core/billing/debit-authorization.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/page-locales.ts';
import { seal } from '../kernel/sealed.ts';
import type { Work } from '../kernel/work.ts';

type HandedOver = {
  /** What is bought with it. */
  readonly quoteId: string;
  readonly methodToken: string;
  /** What the owner of a bank account agreed to; null of a card. */
  readonly agreed: GivenAuthorization | null;
};

/** How somebody pays, as the gateway calls it, and what they agreed to, when and from where. Answers its id. */
export async function writeMethod(work: Work, { quoteId, methodToken, agreed }: HandedOver): Promise<string> {
  const { request, platform } = work;
  const key = randomUUID();
  const place = { table: 'payment_methods', column: 'token', key };
  const authorized = agreed && {
    authorization_version: agreed.version,
    authorization_language: readLocale(request.locale) ?? defaultLocale,
    authorized_amount: agreed.amount,
    authorized: work.now,
    authorized_from: JSON.stringify({ ip: request.ip, user_agent: request.userAgent.slice(0, 400) }),
  };
  await work.tx
    .insertInto('payment_methods')
    .values({
      payment_method_id: key,
      organization_id: work.organizationId,
      quote_id: quoteId,
      kind: agreed ? 'bank' : 'card',
      gateway: platform.payments.cardForm.gateway,
      token: seal(platform.secrets, { ...place, plain: methodToken }),
      ...authorized,
    })
    .execute();
  return key;
}

/** What is told of a method: the end of the number of its card or of its bank account. */
export type MethodEnds = { readonly lastFour: string | null; readonly bank: string | null };

/** Keeps what the gateway says of a method. */
export async function keepMethod(work: Work, paymentMethodId: string | null, told: MethodEnds): Promise<void> {
  if (paymentMethodId === null) return;
  await work.tx
    .updateTable('payment_methods')
    .set({ cc_last_four: told.lastFour, bank: told.bank })
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
}
