import { describe, expect, test } from 'vitest';
import { refusal } from '../shared/decision.ts';
import { printSentence, sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { decideTogether, mostTogether, refusedBy } from './change-address.ts';

describe('policies that take an address together', () => {
  test('are each one once, the one that is asked about first', () => {
    expect(decideTogether('b', ['a', 'b', 'a'], new Set(['a', 'b', 'c']))).toEqual({ ok: true, event: ['b', 'a'] });
  });

  test('are of one customer, and as many as one holds', () => {
    expect(decideTogether('a', ['x'], new Set(['a', 'b']))).toMatchObject({ refusal: { code: 'policy_elsewhere' } });
    const many = Array.from({ length: mostTogether }, (_, index) => `p${index}`);
    expect(decideTogether('a', many, new Set(many))).toMatchObject({ refusal: { code: 'too_many_policies' } });
    expect(decideTogether('p0', many, new Set(many))).toMatchObject({ ok: true });
  });

  test('are refused under the number of the one that refuses, in both languages; an address for itself', () => {
    const why = refusal(
      'later_change_applied',
      sentence(words('A change from {day} on is applied.', 'Une modification du {day} est appliquée.'), {
        day: '2026-08-03',
      }),
    );
    const refused = refusedBy('RV-7', why, 'policy_id').refusal;
    expect(refused).toMatchObject({ code: 'later_change_applied', field: 'policy_id' });
    expect(printSentence(refused, 'en-US')).toBe(
      'Policy RV-7: A change from Aug 3, 2026 on is applied. None of the policies is changed.',
    );
    expect(printSentence(refused, 'fr-CA')).toContain('Police RV-7\u00A0: Une modification du');
    const wrong = refusal('address_missing', words('Enter the street.', 'Entrez la rue.'), 'mailing_address.line_1');
    expect(refusedBy('RV-7', wrong, 'policy_id')).toEqual({ ok: false, refusal: wrong });
  });
});
