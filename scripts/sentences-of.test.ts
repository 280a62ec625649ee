import { describe, expect, test } from 'vitest';
import { pairProblems, pairsOf, sentenceProblems, sentencesOf } from './sentences-of.ts';

describe('the sentences of a source', () => {
  test.each([
    ["refuse('not_rated', 'Price this quote first.')", 'Price this quote first.'],
    ["throw new OperationError('gone', 'No such thing')", 'No such thing'],
    ["const message = 'The body is empty.';", 'The body is empty.'],
    ["sentence('{amount} deductible', { amount })", '{amount} deductible'],
    ["if (code === '') return refuse('code_missing', 'Enter the code.');", 'Enter the code.'],
    ["refuse('name', 'Ask your organization\\'s owner.')", "Ask your organization's owner."],
  ])('of %s is found', (source, text) => {
    expect(sentencesOf(source).sentences).toEqual([text]);
  });

  test.each([
    "// refuse('a', 'It was so once.')",
    "/** Says 'It was so once.' */",
    "throw new RangeError('A value must be positive.')",
    "import { x } from './some-file.ts';",
    "const sql = 'select 1 from x.y'",
    "example: { reason: 'The roof leaks.' },",
    "badInput: [{ given: { note: 'Look: [here].' }, code: 'note_missing' }],",
  ])('is none in %s', (source) => {
    expect(sentencesOf(source).sentences).toEqual([]);
  });

  test('cannot be a template with its facts in it', () => {
    expect(sentencesOf('const message = `Enter at most ${most} miles.`').templates).toHaveLength(1);
    expect(sentencesOf('const path = `vehicles.${index}.year`').templates).toEqual([]);
  });
});

describe('what the server says', () => {
  const stated = { sentences: ['Cover begins on {day}.', 'Choose a plan.'], templates: [] };
  const french = {
    'Cover begins on {day}.': 'La protection commence le {day}.',
    'Choose a plan.': 'Choisissez une formule.',
  };
  const problemsOf = (changed: Record<string, string>, same: string[] = []) =>
    sentenceProblems([{ file: 'a.ts', said: stated }], { ...french, ...changed }, { sentences: same });

  test('is without problems in French', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test('has to have a translation, unless it is listed', () => {
    const alone = { 'Cover begins on {day}.': french['Cover begins on {day}.'] };
    const wanted = (same: string[]) => sentenceProblems([{ file: 'a.ts', said: stated }], alone, { sentences: same });
    expect(wanted([])).toEqual(['a.ts says what has no French: Choose a plan.']);
    expect(wanted(['Choose a plan.'])).toEqual([]);
  });

  test.each([
    ['lose a fact', { 'Cover begins on {day}.': 'La protection commence.' }, /not the same facts/],
    ['stay English', { 'Choose a plan.': 'Choose a plan.' }, /English still/],
    ['outlive its English', { 'It was so once.': 'C’était ainsi.' }, /nothing says any more/],
    ['forget a hard space', { 'Choose a plan.': 'Une formule : laquelle.' }, /hard space/],
  ])('may not %s', (_what, changed, problem) => {
    expect(problemsOf(changed)).toEqual([expect.stringMatching(problem)]);
  });

  test('may not put facts into its words', () => {
    const source = { file: 'b.ts', said: { sentences: [], templates: ['Enter ${n} miles.'] } };
    expect(sentenceProblems([source], {}, { sentences: [] })).toEqual([expect.stringContaining('b.ts')]);
  });
});

describe('words in both languages', () => {
  const source = "refuse('gone', words('It is gone.', 'C’est parti.'))";

  test('stand beside each other, and ask no dictionary', () => {
    expect(pairsOf(source)).toEqual([{ en: 'It is gone.', fr: 'C’est parti.' }]);
    expect(sentencesOf(source).sentences).toEqual([]);
    expect(pairProblems([{ file: 'a.ts', source }], [])).toEqual([]);
  });

  test('are not English twice, and keep the typography of French', () => {
    const wrong = "words('It is gone.', 'It is gone.'); words('Why?', 'Pourquoi ?')";
    expect(pairProblems([{ file: 'a.ts', source: wrong }], [])).toEqual([
      'a.ts is English still: It is gone.',
      'a.ts lacks the hard space before ; : ! ? » % or $: Pourquoi ?',
    ]);
    expect(pairProblems([{ file: 'a.ts', source: "words('It is gone.', 'It is gone.')" }], ['It is gone.'])).toEqual(
      [],
    );
  });
});
