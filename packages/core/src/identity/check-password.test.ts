import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPasswordProblem } from './check-password.ts';

const leaked = new Set(['password', 'sunshine', 'qwertyuiop', 'q1w2e3r4t5y6', 'letmein', 'motdepasse', 'bonjour']);
const context = { isLeaked: (word: string) => leaked.has(word), own: ['dana.vance@cascade.example', 'Dana', 'Vance'] };
const codeOf = (password: string) => findPasswordProblem(password, context, 'newPassword')?.code ?? null;

describe('a password', () => {
  test.each([
    'password1234',
    'PASSWORD1234',
    'Password2026!',
    'p@ssw0rd2026',
    '12345letmein',
    'qwertyuiop12',
    'q1w2e3r4t5y6',
    'sunshine-2026',
    'motdepasse123',
    'bonjourbonjour',
    'Bonjour Bonjour',
    'ｐａｓｓｗｏｒｄ1234',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1234 5678 9012',
    '193847562019',
    'abcdefghijkl',
    'zyxwvutsrqpon',
    'asdfghjklzxc',
    'Azertyuiopqs1',
  ])('that is tried first is refused: %s', (password) => {
    expect(findPasswordProblem(password, context, 'newPassword')).toMatchObject({
      code: 'password_common',
      field: 'newPassword',
    });
  });

  test.each([
    'Roadworthy2026!',
    'roadworthy-2026',
    'cascade-20261',
    'Vance!20261231',
    'dana.vance@cascade.example',
    'Dana.Vance2026',
    'vancedana1980',
    'cascade.example',
    'dana@roadworthy1',
  ])('that is a name of its person or ours is refused: %s', (password) => {
    expect(codeOf(password)).toBe('password_of_own_name');
  });

  test.each([
    'correct horse battery',
    'xK9#mQ2$vL5p',
    'a quiet lake at dawn',
    'sunshine over three lakes',
    'roadworthy-demo',
    'dana likes wet lakes',
    'vance, lakes 1980',
  ])('that nobody tries first is taken: %s', (password) => {
    expect(codeOf(password)).toBeNull();
  });

  test('is judged, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 128, unit: 'binary' }), (password) => {
        expect(['password_common', 'password_of_own_name', null]).toContain(codeOf(password));
        expect(codeOf(password.repeat(2).slice(0, 128))).not.toBeUndefined();
      }),
    );
  });
});
