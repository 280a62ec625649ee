import { randomUUID } from 'node:crypto';
import type { GivenAuthorization } from '@roadworthy/core/billing/debit-authorization.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/page-locales.ts';
import { seal } from '../kernel/sealed.ts';
import type { Work } from '../kernel/work.ts';

type HandedOver = {
  readonly quoteId: string;
  readonly methodToken: string;
  readonly agreed: GivenAuthorization;
};

/** Keeps a bank account as the gateway calls it, and what its owner agreed to, when and from where. */
export async function writeBankAccount(work: Work, { quoteId, methodToken, agreed }: HandedOver): Promise<string> {
  const { request, platform } = work;
  const key = randomUUID();
  const place = { table: 'payment_methods', column: 'token', key };
  await work.tx
    .insertInto('payment_methods')
    .values({
      payment_method_id: key,
      organization_id: work.organizationId,
      quote_id: quoteId,
      kind: 'bank',
      gateway: platform.payments.cardForm.gateway,
      token: seal(platform.secrets, { ...place, plain: methodToken }),
      authorization_version: agreed.version,
      authorization_language: readLocale(request.locale) ?? defaultLocale,
      authorized_amount: agreed.amount,
      authorized: work.now,
      authorized_from: JSON.stringify({ ip: request.ip, user_agent: request.userAgent.slice(0, 400) }),
    })
    .execute();
  return key;
}

/** Keeps the end of an account's number, as the gateway says it. */
export async function keepEnd(work: Work, bankAccountId: string, bank: string | null): Promise<void> {
  await work.tx.updateTable('payment_methods').set({ bank }).where('payment_method_id', '=', bankAccountId).execute();
}
