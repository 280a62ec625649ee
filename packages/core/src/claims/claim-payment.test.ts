import { describe, expect, test } from 'vitest';
import { checkPayees, type PaidExposure, type Payee } from './claim-payment.ts';
import type { PayeeKind, PayoutMethod } from './vocabulary.ts';

const payee = (kind: PayeeKind, known: Partial<Payee> = {}): Payee => ({
  kind,
  hasAccount: true,
  isVerified: true,
  hasAddress: true,
  ...known,
});
const damage: PaidExposure = { kind: 'indemnity', isDamage: true, hasLienholder: true };
const code = (method: PayoutMethod, payees: readonly Payee[], exposure: PaidExposure = damage) => {
  const decided = checkPayees(method, payees, exposure);
  return decided.ok ? 'fits' : decided.refusal.code;
};

describe('who is paid', () => {
  test('is somebody', () => {
    expect(code('cheque', [])).toBe('payee_missing');
  });

  test('is the lender too where one has a share in the damaged vehicle, unless it goes to who repairs it', () => {
    expect(code('cheque', [payee('insured')])).toBe('lienholder_missing');
    expect(code('cheque', [payee('insured'), payee('repairer')])).toBe('lienholder_missing');
    expect(code('cheque', [payee('insured'), payee('lienholder')])).toBe('fits');
    expect(code('transfer', [payee('lienholder')])).toBe('fits');
    expect(code('transfer', [payee('repairer')])).toBe('fits');
  });

  test('is the insured alone where no lender has a share, of what is no damage, and of a deductible that comes back', () => {
    for (const other of [{ hasLienholder: false }, { isDamage: false }, { kind: 'deductible' }] as const) {
      expect(code('cheque', [payee('insured')], { ...damage, ...other })).toBe('fits');
    }
  });

  test('is the insured alone once the lender has what is owed, and the lender alone up to that', () => {
    const owed = (owedToLender: number | null) => ({ ...damage, amount: 100_000, owedToLender });
    expect(code('cheque', [payee('insured')], owed(1))).toBe('lienholder_missing');
    expect(code('cheque', [payee('insured')], owed(0))).toBe('fits');
    expect(code('cheque', [payee('lienholder')], owed(99_999))).toBe('lender_above_owed');
    expect(code('cheque', [payee('lienholder')], owed(100_000))).toBe('fits');
    expect(code('cheque', [payee('lienholder')], owed(null))).toBe('fits');
  });

  test('is one by transfer, whose account was verified since it was last changed', () => {
    const lender = payee('lienholder');
    expect(code('transfer', [lender, payee('insured')])).toBe('payees_one_transfer');
    expect(code('transfer', [payee('lienholder', { hasAccount: false, isVerified: false })])).toBe('account_missing');
    expect(code('transfer', [payee('lienholder', { isVerified: false })])).toBe('account_unverified');
  });

  test('has an address where a cheque is mailed', () => {
    expect(code('cheque', [payee('lienholder', { hasAddress: false }), payee('insured')])).toBe('address_missing');
  });
});
