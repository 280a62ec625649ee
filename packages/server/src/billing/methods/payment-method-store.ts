import { randomUUID } from 'node:crypto';
import { declineReason } from '@roadworthy/core/billing/collection/decline-reasons.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { ProvidedAuthorization } from '@roadworthy/core/billing/collection/debit-authorization.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { CardFacts } from '@roadworthy/providers/payments/port.ts';
import { sql } from 'kysely';
import { blindIndex, seal, unseal } from '../../kernel/settings/sealed.ts';
import type { Work } from '../../kernel/work.ts';
import type { Worded } from '../autopay/autopay-wording.ts';

type HandedOver = {
  /** What is paid for, where it is no quote that is bought. */
  readonly contractId?: string;
  readonly userId?: string | null;
  /** The wording of automatic payments that its owner agreed to, as they read it; null where they did not. */
  readonly consent: Worded | null;
  /** What is bought with it. */
  readonly quoteId: string | null;
  readonly methodToken: string;
  /** What the owner of a bank account agreed to be debited now; null of a card, and of an account that pays nothing now. */
  readonly agreed: ProvidedAuthorization | null;
  /** An account where something is agreed to now, else a card, unless it says. */
  readonly kind?: PaymentMethodKind;
};

/** How somebody pays, as the gateway calls it, and what they agreed to, when and from where. Answers its id. */
export async function writeMethod(work: Work, handed: HandedOver): Promise<string> {
  const { quoteId, contractId = null, userId = null, methodToken, agreed, consent } = handed;
  const { kind = agreed ? 'bank' : 'card' } = handed;
  const { request, platform } = work;
  const key = randomUUID();
  const place = { table: 'payment_methods', column: 'token', key };
  const language = readLocale(request.locale) ?? defaultLocale;
  const from = JSON.stringify({ ip: request.ip, user_agent: request.userAgent.slice(0, 400) });
  const authorized = agreed && {
    authorization_version: agreed.version,
    authorization_language: language,
    authorized_amount: agreed.amount,
    authorized: work.now,
    authorized_from: from,
  };
  await work.tx
    .insertInto('payment_methods')
    .values({
      payment_method_id: key,
      organization_id: work.organizationId,
      quote_id: quoteId,
      kind,
      gateway: platform.payments.cardForm.gateway,
      token: seal(platform.secrets, { ...place, plain: methodToken }),
      token_key: blindIndex(platform.secrets, methodToken),
      contract_id: contractId,
      user_id: userId,
      ...authorized,
      ...(consent === null
        ? {}
        : {
            autopay_consented: work.now,
            autopay_version: consent.version,
            autopay_language: language,
            autopay_text: JSON.stringify(consent.parts),
            autopay_from: from,
          }),
    })
    .execute();
  return key;
}

/** What a contract was paid with by itself until now has ended: another takes its place. */
export async function endFormerMethod({ tx, now }: Work, contractId: string, successor: string | null): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ ended: now })
    .where('ended', 'is', null)
    .where('payment_method_id', 'is distinct from', successor)
    .where('payment_method_id', 'in', (known) =>
      known.selectFrom('billing_arrangements').select('payment_method_id').where('contract_id', '=', contractId),
    )
    .execute();
}

/** The rows of one card or account: each thing that it pays has its own. */
const sameMethod = (paymentMethodId: string) => sql<boolean>`(payment_method_id = ${paymentMethodId}::uuid
  or token_key = (select token_key from payment_methods where payment_method_id = ${paymentMethodId}::uuid))`;

/**
 * A method that its bank refused is not charged by itself any more, whatever else it pays; one whose owner took back the
 * permission has ended, so that not even its owner's press charges it without another one.
 */
export async function refuseMethod({ tx, now }: Work, paymentMethodId: string, code: string): Promise<void> {
  const isEnded = declineReason(code).endsPermission === true;
  const rows = await tx
    .updateTable('payment_methods')
    .set(({ fn, val }) => ({ refused: now, ...(isEnded ? { ended: fn.coalesce('ended', val(now)) } : {}) }))
    .where(sameMethod(paymentMethodId))
    .returning('payment_method_id')
    .execute();
  if (!isEnded) return;
  await tx
    .updateTable('billing_arrangements')
    .set({ autopay: false, payment_method_id: null })
    .where(
      'payment_method_id',
      'in',
      rows.map(({ payment_method_id: id }) => id),
    )
    .execute();
}

/** A method is not to be charged by itself: what its payments under way need of it stays until they are through. */
export async function endMethod({ tx, now }: Work, paymentMethodId: string): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ ended: now })
    .where('payment_method_id', '=', paymentMethodId)
    .where('ended', 'is', null)
    .execute();
}

/** What the gateway calls a method. Throws of one that was forgotten. */
export async function readToken({ tx, platform }: Pick<Work, 'tx' | 'platform'>, key: string): Promise<string> {
  const { token } = await tx
    .selectFrom('payment_methods')
    .select('token')
    .where('payment_method_id', '=', key)
    .executeTakeFirstOrThrow();
  if (token === null) throw new Error(`The method ${key} was forgotten`);
  return unseal(platform.secrets, { table: 'payment_methods', column: 'token', key, sealed: token });
}

/** What is told of a method: the end of the number of its card or of its bank account, and what charges it again. */
export type MethodNotified = {
  readonly lastFour: string | null;
  readonly bank: string | null;
  readonly card?: CardFacts | undefined;
  readonly storedToken?: string | undefined;
};

/** Keeps what the gateway says of a method. */
export async function keepMethod(work: Work, key: string | null, notified: MethodNotified): Promise<void> {
  if (key === null) return;
  const { lastFour, bank, card, storedToken } = notified;
  const place = { table: 'payment_methods', column: 'token', key };
  await work.tx
    .updateTable('payment_methods')
    .set({
      cc_last_four: lastFour,
      bank,
      ...(card ? { brand: card.brand, expiry_month: card.expiryMonth, expiry_year: card.expiryYear } : {}),
      ...(storedToken === undefined
        ? {}
        : {
            token: seal(work.platform.secrets, { ...place, plain: storedToken }),
            token_key: blindIndex(work.platform.secrets, storedToken),
          }),
    })
    .where('payment_method_id', '=', key)
    .execute();
}
