import { describe, expect, test } from 'vitest';
import { declineReason } from './decline-reasons.ts';
import { adviceOf, reasonOf } from './return-codes.ts';

describe('codes of banks', () => {
  test('tell a stopped payment, a withdrawn permission and an unauthorized debit apart', () => {
    expect(reasonOf('nacha', 'R08')).toBe('debit_stopped');
    expect(reasonOf('canadianEft', '903')).toBe('debit_stopped');
    expect(reasonOf('nacha', 'R07')).toBe('debit_permission_withdrawn');
    expect(reasonOf('canadianEft', '917')).toBe('debit_permission_withdrawn');
    expect(reasonOf('nacha', 'R10')).toBe('debit_not_authorized');
    expect(reasonOf('nacha', 'R11')).toBe('debit_not_as_agreed');
    const words = ['debit_stopped', 'debit_permission_withdrawn', 'debit_not_authorized', 'debit_not_as_agreed'].map(
      (code) => declineReason(code).later?.en,
    );
    expect(new Set(words).size).toBe(4);
  });

  test('that nobody knows come to nothing, whatever they are named', () => {
    for (const code of [null, undefined, '', 'constructor', '__proto__', 'R99']) {
      expect(reasonOf('nacha', code)).toBeNull();
      expect(adviceOf('visa', code)).toBeNull();
    }
    expect(declineReason('constructor').class).toBe('hard');
  });
});
