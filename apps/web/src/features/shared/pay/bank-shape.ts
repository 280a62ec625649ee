import {
  type BankCountry,
  type BankField,
  bankFields,
  digitsIn,
  fitsBankField,
} from '@roadworthy/core/shared/text/bank-numbers.ts';
import type { Shapes } from '../answers/shapes.ts';

/** A bank account as typed: by routing number in the United States, by institution and transit in Canada. */
export type BankAnswers = Record<BankField, string>;

/** Shapes of an account's fields; those of another country are not asked for. */
export function bankShapes(country: BankCountry): Shapes<BankAnswers> {
  const shape = (field: BankField, message: string) => (typed: string) =>
    fitsBankField(field, typed, country) ? null : message;
  return {
    holder: shape('holder', 'errors.bankHolder'),
    routing: shape('routing', 'errors.bankRouting'),
    institution: shape('institution', 'errors.bankInstitution'),
    transit: shape('transit', 'errors.bankTransit'),
    account: shape('account', 'errors.bankAccount'),
  };
}

/** Names an account for this browser without being one. */
export function bankLabel({ routing, institution, transit, account }: BankAnswers): string {
  return `bank ${[routing, institution, transit].map(digitsIn).join('')} ${digitsIn(account).slice(-4)}`;
}

/** The gateway's refusals, each at its field; null when the answer holds none. */
export function bankRefusals(body: unknown): Partial<Record<keyof BankAnswers, string>> | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null;
  const refusals: Partial<Record<keyof BankAnswers, string>> = {};
  for (const error of body.errors as { message?: unknown; extensions?: { field?: unknown } }[]) {
    const named = String(error.extensions?.field);
    const field = [...bankFields.US, ...bankFields.CA].find((one) => one === named) ?? 'account';
    if (typeof error.message === 'string') refusals[field] ??= error.message;
  }
  return Object.keys(refusals).length > 0 ? refusals : null;
}
