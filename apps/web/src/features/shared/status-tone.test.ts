import { describe, expect, test } from 'vitest';
import { statusTones, toneOf } from './status-tone.ts';

describe('the tone of a status', () => {
  test.each([
    ['quoteStatus', 'referred', 'violet'],
    ['quoteStatus', 'open', 'neutral'],
    ['quoteStatus', 'ineligible', 'neutral'],
    ['quoteStatus', 'agent_required', 'warning'],
    ['quoteStatus', 'agent_approved', 'info'],
    ['policyStatus', 'pending_cancellation', 'danger'],
    ['quoteStatus', 'bound', 'success'],
    ['policyStatus', 'active', 'success'],
    ['policyStatus', 'delinquent', 'danger'],
    ['invoiceStatus', 'issued', 'info'],
    ['transactionStatus', 'failed', 'danger'],
    ['transactionStatus', 'returned', 'danger'],
    ['invoiceStatus', 'pending', 'info'],
    ['transactionStatus', 'settled', 'success'],
  ] as const)('of %s %s is %s', (group, status, tone) => {
    expect(toneOf(group, status)).toBe(tone);
  });

  test('is neutral for a status of a later version', () => {
    expect(toneOf('policyStatus', 'suspended')).toBe('neutral');
  });

  test('violet belongs to underwriting alone', () => {
    const violet = Object.values(statusTones).flatMap((tones) =>
      Object.entries(tones).flatMap(([status, tone]) => (tone === 'violet' ? [status] : [])),
    );
    expect(violet).toEqual(['referred']);
  });
});
