import { describe, expect, test } from 'vitest';
import { type BegunCheck, countingCheck, isDue, stateOfCheck } from './check-states.ts';

const check = (status: BegunCheck['status'], isFresh = true): BegunCheck => ({
  verificationId: `${status} ${isFresh}`,
  kind: 'mvr',
  status,
  isFresh,
  result: null,
});

describe('a check', () => {
  test.each([
    [[], 'missing'],
    [[check('pending')], 'running'],
    [[check('timeout')], 'errored'],
    [[check('error')], 'errored'],
    [[check('ok')], 'done'],
    [[check('no_hit')], 'done'],
    [[check('ok', false)], 'missing'],
    [[check('timeout'), check('ok')], 'done'],
    [[check('pending'), check('ok', false)], 'running'],
    [[check('ok', false), check('error')], 'missing'],
  ] as const)('of which %o was begun, newest first, is %s', (begun, state) => {
    expect(stateOfCheck(countingCheck(begun))).toBe(state);
  });

  test('is due while nothing was asked and all is known, and never again by itself', () => {
    const status = { kind: 'mvr', entityId: 'entity-1', begun: null, isAskable: true } as const;
    expect(isDue({ ...status, state: 'missing' })).toBe(true);
    expect(isDue({ ...status, state: 'missing', isAskable: false })).toBe(false);
    for (const state of ['running', 'errored', 'done'] as const) expect(isDue({ ...status, state })).toBe(false);
  });

  test('counts by the answer that holds, not by the attempt after it', () => {
    expect(countingCheck([check('error'), check('ok')])?.status).toBe('ok');
  });
});
