import type { ProvidedAuthorization } from '@roadworthy/core/billing/collection/debit-authorization.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { findLineProblem } from '@roadworthy/core/shared/text/check-text.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { MethodOnFile } from '../../generated/operations.ts';
import type { Work } from '../../kernel/work.ts';
import type { Worded } from '../autopay/autopay-wording.ts';
import { lastOf } from '../collection/collection-store.ts';
import { endMethod, keepMethod, readToken, writeMethod } from './payment-method-store.ts';

/** A card or bank account that its owner has on file, with whichever of their policies. */
type OnFile = {
  readonly paymentMethodId: string;
  readonly kind: PaymentMethodKind;
  readonly lastFour: string | null;
  readonly bank: string | null;
  readonly brand: string | null;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly goodThrough: Day | null;
};

/**
 * What may pay without being entered again: the caller's own cards and accounts, that they agreed to have kept, that no
 * bank refused and that are good today; each once, however many policies it pays. Of nobody else, and for no staff.
 */
export async function methodsOnFile(work: Work, today: Day): Promise<readonly OnFile[]> {
  const { userId, role } = work.actor;
  if (userId === null || userId === undefined || !isCustomer(role)) return [];
  const rows = await work.tx
    .selectFrom('payment_methods')
    .select(['payment_method_id', 'kind', 'cc_last_four', 'bank', 'brand', 'expiry_month', 'expiry_year', 'token_key'])
    .where('user_id', '=', userId)
    .where('gateway', '=', work.platform.payments.cardForm.gateway)
    .where('autopay_consented', 'is not', null)
    .where('ended', 'is', null)
    .where('refused', 'is', null)
    .where('token', 'is not', null)
    .orderBy('created', 'desc')
    .orderBy('payment_method_id')
    .execute();
  const seen = new Set<string>();
  return rows.flatMap((row): OnFile[] => {
    const { token_key: tokenKey, expiry_month: month, expiry_year: year } = row;
    const goodThrough = month === null || year === null ? null : lastOf(year, month);
    if (seen.has(tokenKey ?? row.payment_method_id) || (goodThrough !== null && goodThrough < today)) return [];
    seen.add(tokenKey ?? row.payment_method_id);
    return [
      {
        paymentMethodId: row.payment_method_id,
        kind: row.kind,
        lastFour: row.cc_last_four,
        bank: row.bank,
        brand: row.brand,
        expiryMonth: month,
        expiryYear: year,
        goodThrough,
      },
    ];
  });
}

/** The same for the forms that offer it. */
export async function methodsOnFileFields(work: Work, today: Day): Promise<MethodOnFile[]> {
  return (await methodsOnFile(work, today)).map(({ paymentMethodId, kind, lastFour, bank, goodThrough }) => ({
    payment_method_id: paymentMethodId,
    kind,
    ends: lastFour ?? bank ?? '',
    good_through: goodThrough,
  }));
}

/** What somebody pays with: entered anew, or on file. */
type Provided = {
  readonly method_token?: string | null | undefined;
  readonly payment_method_id?: string | null | undefined;
};

type PaidFor = {
  readonly kind: PaymentMethodKind;
  readonly today: Day;
  /** What is bought with it, or whose contract it pays. */
  readonly quoteId: string | null;
  readonly contractId?: string;
  readonly userId?: string | null;
  readonly agreed: ProvidedAuthorization | null;
  readonly consent: Worded | null;
};

/** A method as a payment takes it. */
export type PayingMethod = {
  readonly paymentMethodId: string;
  readonly methodToken: string;
  readonly isOnFile: boolean;
};

const notOnFile = refuse(
  'method_not_on_file',
  words(
    'This card or account is not on file any more. Choose another one, or enter it again.',
    'Cette carte ou ce compte n’est plus au dossier. Choisissez-en un autre, ou entrez-le de nouveau.',
  ),
  'payment_method_id',
);

export const noMethod = refuse(
  'no_method_on_file',
  words('Enter a card or a bank account to pay with.', 'Entrez une carte ou un compte bancaire pour payer.'),
  'method_token',
);

/** What is on file pays for something else of its owner's: a row of its own, with what was agreed to for that. */
async function reuse(
  work: Work,
  paymentMethodId: string,
  { kind, today, ...paid }: PaidFor,
): Promise<Decision<PayingMethod>> {
  const stored = (await methodsOnFile(work, today)).find((one) => one.paymentMethodId === paymentMethodId);
  if (stored?.kind !== kind) return notOnFile;
  const methodToken = await readToken(work, stored.paymentMethodId);
  const written = await writeMethod(work, { ...paid, methodToken, kind });
  const { lastFour, bank, brand, expiryMonth, expiryYear } = stored;
  const isKnown = brand !== null && expiryMonth !== null && expiryYear !== null;
  await keepMethod(work, written, { lastFour, bank, card: isKnown ? { brand, expiryMonth, expiryYear } : undefined });
  // What it was not agreed to be kept for ends with this payment; what it is on file for goes on.
  if (paid.consent === null) await endMethod(work, written);
  return accept({ paymentMethodId: written, methodToken, isOnFile: true });
}

/** The one way by which a payment comes to its method: entered anew, or of what its payer has on file. */
export async function payingMethod(
  work: Work,
  { method_token: methodToken, payment_method_id: onFile }: Provided,
  { kind, today, ...paid }: PaidFor,
): Promise<Decision<PayingMethod>> {
  if (onFile) return reuse(work, onFile, { kind, today, ...paid });
  if (!methodToken) return noMethod;
  const unfit = findLineProblem(methodToken, 'reference', 'method_token');
  if (unfit) return { ok: false, refusal: unfit };
  const paymentMethodId = await writeMethod(work, { ...paid, methodToken, kind });
  return accept({ paymentMethodId, methodToken, isOnFile: false });
}
