import { describe, expect, test } from 'vitest';
import { decideMyProfile } from './update-my-profile.ts';

const former = { preferredName: 'Ada', phone: '216-555-0148' };
const refusalOf = (input: Parameters<typeof decideMyProfile>[0]) => {
  const decision = decideMyProfile(input, former);
  return decision.ok ? null : [decision.refusal.code, decision.refusal.field];
};

describe('what a person says of themselves', () => {
  test('is kept as it was given, tidied', () => {
    expect(decideMyProfile({ preferredName: '  Addie   Lou ', phone: ' 216-555-0100 ' }, former)).toEqual({
      ok: true,
      event: {
        preferredName: 'Addie Lou',
        phone: '216-555-0100',
      },
    });
  });

  test('stays where it is left out', () => {
    expect(decideMyProfile({}, former)).toEqual({ ok: true, event: former });
    expect(decideMyProfile({ phone: '216-555-0100' }, former)).toEqual({
      ok: true,
      event: {
        preferredName: 'Ada',
        phone: '216-555-0100',
      },
    });
  });

  test('is forgotten where it is empty', () => {
    const nothing = { ok: true, event: { preferredName: null, phone: null } };
    expect(decideMyProfile({ preferredName: '', phone: '  ' }, former)).toEqual(nothing);
    expect(decideMyProfile({ preferredName: null, phone: null }, former)).toEqual(nothing);
  });

  test.each([
    [{ preferredName: 'see www.example.com' }, 'text_has_address', 'preferred_name'],
    [{ preferredName: '12' }, 'name_has_other_characters', 'preferred_name'],
    [{ preferredName: 'A'.repeat(101) }, 'text_too_long', 'preferred_name'],
    [{ phone: '12345' }, 'phone_invalid', 'phone'],
    [{ phone: '1'.repeat(33) }, 'text_too_long', 'phone'],
  ])('%j is refused at its field', (input, code, field) => {
    expect(refusalOf(input)).toEqual([code, field]);
  });
});
