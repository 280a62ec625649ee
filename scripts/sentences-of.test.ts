import { describe, expect, test } from 'vitest';
import { pairProblems, pairsOf } from './sentences-of.ts';

describe('words in both languages', () => {
  const source = "refuse('gone', words('It is gone.', 'C’est parti.'))";

  test('stand beside each other', () => {
    expect(pairsOf(source)).toEqual([{ en: 'It is gone.', fr: 'C’est parti.' }]);
    expect(pairProblems([{ file: 'a.ts', source }])).toEqual([]);
  });

  test('are none in a comment', () => {
    expect(pairsOf("// words('It was so once.', 'C’était ainsi.')")).toEqual([]);
  });

  test('are not English twice, and keep the typography of French', () => {
    const wrong = "words('It is gone.', 'It is gone.'); words('Why?', 'Pourquoi ?')";
    expect(pairProblems([{ file: 'a.ts', source: wrong }])).toEqual([
      'a.ts is English still: It is gone.',
      'a.ts lacks the hard space before ; : ! ? » % or $: Pourquoi ?',
    ]);
  });
});
