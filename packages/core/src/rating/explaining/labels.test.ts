import { describe, expect, test } from 'vitest';
import { coverageCodes } from '../../products/vocabulary.ts';
import { answerLabels, labelOfAnswer, labelOfRow, labelOfStep } from './labels.ts';
import { personalStructure } from '../personal-structure.ts';
import { amountTables } from '../rate-structure.ts';
import { listMoves, priceAnswers } from '../vocabulary.ts';

const tables = [
  ...Object.keys(personalStructure.factors),
  personalStructure.term.table,
  ...amountTables(personalStructure),
];

describe('the words of a price', () => {
  test.each(tables)('name %s', (factor) => {
    expect(labelOfRow(factor).en).not.toBe(factor);
  });

  test.each(coverageCodes)('name the coverage %s', (code) => {
    expect(labelOfRow(code).en).not.toBe(code);
  });

  test('tell a charge of its own from a factor', () => {
    expect(labelOfStep({ factor: 'roadside', coverage: 'roadside' }).en).toBe('Flat charge');
    expect(labelOfStep({ factor: 'personal_effects', coverage: 'personal_effects' }).en).toBe('Charge by the thousand');
    expect(labelOfStep({ factor: 'term', coverage: 'roadside' }).en).toBe('Length of the term');
    expect(labelOfStep({ factor: 'base', coverage: 'liability' }).en).toBe('Base rate');
  });

  test.each([...priceAnswers, ...listMoves, 'provider', 'organization', 'rates', 'contents'] as const)(
    'name the answer %s',
    (answer) => {
      expect(labelOfAnswer(answer)).toEqual(answerLabels[answer]);
    },
  );

  test('leave what nobody knows any more as it was written down', () => {
    expect(labelOfAnswer('former_answer').fr).toBe('former_answer');
  });
});
