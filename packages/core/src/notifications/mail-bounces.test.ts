import { describe, expect, test } from 'vitest';
import { bounceCode, bounceMeaning, isDeadAddress } from './mail-bounces.ts';

describe('a mail that was not taken', () => {
  test.each([
    ['550 5.1.1 <rae@example.com> unknown', '5.1.1', 'dead'],
    ['550-5.1.1 no such user', '5.1.1', 'dead'],
    ['552 5.2.2 over quota', '5.2.2', 'full'],
    ['452 4.2.2 over quota', '4.2.2', 'later'],
    ['550 5.7.26 not authenticated', '5.7.26', 'ours'],
    ['552 5.3.4 too big', '5.3.4', 'message'],
    ['550 5.7.17 new owner', '5.7.17', 'stranger'],
    ['550 no such mailbox', '550', 'counted'],
    ['554 spam', '554', 'message'],
    ['450 4.1.1 greylisted', '4.1.1', 'later'],
    // The class of the answer counts.
    ['450 5.1.1 odd', '450', 'later'],
    ['550 5.9.99 unheard of', '5.9.99', 'message'],
  ])('with "%s" is %s: %s', (response, code, meaning) => {
    expect(bounceCode(response)).toBe(code);
    expect(bounceMeaning(code)).toBe(meaning);
  });

  test('has no code where nobody answered', () => {
    expect(bounceCode('')).toBeNull();
    expect(bounceCode('connection lost to 550 Main Street')).toBeNull();
  });

  test('ends an address at once where nobody is there, and a full mailbox after three times in 30 days', () => {
    const now = new Date('2026-06-30T12:00:00Z');
    const ago = (days: number, code: string) => ({ code, at: new Date(now.getTime() - days * 86_400_000) });
    expect(isDeadAddress([ago(180, '5.1.1')], now)).toBe(true);
    // It is tried once more then, and never what a stranger has.
    expect(isDeadAddress([ago(181, '5.1.1')], now)).toBe(false);
    expect(isDeadAddress([ago(900, '5.7.17')], now)).toBe(true);
    expect(isDeadAddress([ago(1, '5.2.2'), ago(2, '5.2.2')], now)).toBe(false);
    expect(isDeadAddress([ago(1, '5.2.2'), ago(2, '5.2.2'), ago(29, '550')], now)).toBe(true);
    expect(isDeadAddress([ago(1, '5.2.2'), ago(2, '5.2.2'), ago(31, '5.2.2')], now)).toBe(false);
    expect(isDeadAddress([ago(1, '5.3.4'), ago(1, '5.7.26'), ago(1, '4.2.2'), ago(1, '554')], now)).toBe(false);
    expect(isDeadAddress([], now)).toBe(false);
  });
});
