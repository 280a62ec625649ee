import { describe, expect, test } from 'vitest';
import { checkRestriction, type TypedRestriction } from './check-restriction.ts';

const typed: TypedRestriction = {
  key: 'email',
  value: ' Ada@Example.com ',
  reason: ' Two staged losses. ',
  provider: null,
};

describe('a restriction', () => {
  test('is kept as it was typed, and compared as it is meant', () => {
    expect(checkRestriction({ ...typed, provider: 'boat' })).toEqual({
      ok: true,
      event: {
        known: {
          key: 'email',
          value: 'ada@example.com',
        },
        typed: 'Ada@Example.com',
        reason: 'Two staged losses.',
        provider: 'boat',
      },
    });
  });

  test.each([
    [{ key: 'shoe_size' }, 'key_unknown', 'key'],
    [{ value: 'nobody' }, 'value_invalid', 'value'],
    [{ value: `${'a'.repeat(300)}@example.com` }, 'text_too_long', 'value'],
    [{ reason: '  ' }, 'reason_missing', 'reason'],
    [{ reason: 'a'.repeat(2000) }, 'text_too_long', 'reason'],
    [{ provider: 'bicycle' }, 'provider_unknown', 'provider'],
  ] as const)('with %j says what is wrong at its field', (change, code, field) => {
    expect(checkRestriction({ ...typed, ...change })).toMatchObject({ ok: false, refusal: { code, field } });
  });
});
