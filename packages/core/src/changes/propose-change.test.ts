import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { checkSupported, decideOverride } from './propose-change.ts';

const underwriter = principalOf('organization:underwriter');
const agent = principalOf('organization:agent');

test('a product whose carrier changes its policies takes no proposals', () => {
  expect(checkSupported(true).ok).toBe(true);
  expect(checkSupported(false)).toMatchObject({ refusal: { code: 'changes_not_supported' } });
});

describe('what an underwriter lets pass', () => {
  test('takes a reason, and nobody else', () => {
    expect(decideOverride(null, agent)).toEqual({ ok: true, event: null });
    expect(decideOverride('It was written down late.', agent)).toMatchObject({
      refusal: { code: 'actor_not_allowed', field: 'override_reason' },
    });
    expect(decideOverride('It was written down late.', underwriter)).toEqual({
      ok: true,
      event: 'It was written down late.',
    });
  });

  test.each([
    [' \n ', 'reason_missing'],
    ['x'.repeat(20_000), 'text_too_long'],
  ])('says why', (reason, code) => {
    expect(decideOverride(reason, underwriter)).toMatchObject({ refusal: { code, field: 'override_reason' } });
  });
});
