import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withToyDatabase, type ToyDatabase } from '../../test/database.ts';
import { patternForm, regexOperators } from './pattern-form.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await withToyDatabase();
});
afterAll(() => db.close());

const largest = 255;
function formOf(name: string, pattern: string) {
  const operator = regexOperators.get(name);
  if (operator === undefined) throw new Error(`no operator ${name}`);
  return patternForm(operator, pattern, { largest, refuse: (fault) => new Error(fault) });
}

describe('what like can say becomes like', () => {
  test.each([
    ['_regex', '^St', false, 'St%'],
    ['_regex', 'St$', false, '%St'],
    ['_regex', '^St$', false, 'St'],
    ['_nregex', 'St', true, '%St%'],
    ['_regex', '', false, '%'],
    ['_regex', '^', false, '%'],
    ['_regex', '^a.c', false, 'a_c%'],
    ['_regex', '^a.*b.+c$', false, 'a%b_%c'],
    ['_regex', String.raw`^100%_\.`, false, String.raw`100\%\_.%`],
    ['_iregex', '^(?!St)', true, 'St%'],
    ['_niregex', '^(?!St)', false, 'St%'],
    ['_iregex', '(?<!St)$', true, '%St'],
    ['_similar', '%St_', false, '%St_'],
    ['_nsimilar', 'a.b^c$', true, 'a.b^c$'],
    ['_similar', String.raw`50\%%`, false, String.raw`50\%%`],
  ])('%s "%s"', (name, pattern, negated, like) => {
    expect(formOf(name, pattern)).toEqual({ negated, like, regex: null });
  });
});

describe('anything else is written anew for PostgreSQL', () => {
  test.each([
    ['_regex', '^(a|b){2,3}', false, '^(?:a|b){2,3}'],
    ['_regex', String.raw`\d+[a-f]?$`, false, String.raw`\d+[a-f]?$`],
    ['_regex', 'a]b}', false, undefined],
    ['_iregex', '^(?!a|b)', true, '^(?:a|b)'],
    ['_similar', 'a|b%', false, '^(?:a|b.*)$'],
    ['_similar', '(a.|b)+', false, String.raw`^(?:(?:a\.|b)+)$`],
  ])('%s "%s"', (name, pattern, negated, regex) => {
    const form = formOf(name, pattern);
    expect(form).toMatchObject(regex === undefined ? { negated, like: '%a]b}%' } : { negated, regex });
  });
});

test.each([
  '(',
  ')',
  'a)|(b',
  '^(?!a)|(b)',
  '*',
  '^*',
  'a**',
  '(a*)*',
  '(a?b)+',
  '((a{2}))?',
  String.raw`(a)\1`,
  String.raw`\yx`,
  String.raw`\x41`,
  'a^',
  '$a',
  '(^a)',
  '(a$)',
  '(?=a)b',
  '(?i)a',
  '***=a',
  'a{1',
  'a{256}',
  '.{200}.{200}',
  '(ab){200}',
  '[^]',
  '[^]a]',
  '[]a]',
  '[[.a.]]',
  '[a',
  '[!-\uFFFF]',
  '[--\uFFFF]',
  String.raw`[!-\。]`,
  'a\\',
])('refuses "%s"', (pattern) => {
  expect(() => formOf('_regex', pattern)).toThrow(Error);
});

const seed = 20261123;
const runs = Number(process.env['RANDOM_PATTERNS'] ?? 150);

test(`a pattern that is offered finds what PostgreSQL's own operator finds, in time (seed ${seed}, ${runs} patterns)`, async () => {
  const part = fc.constantFrom(
    'a',
    'b',
    'A',
    '.',
    '_',
    '%',
    '\\.',
    '\\%',
    '\\d',
    '\\w',
    '[ab]',
    '[^a]',
    '[a-c]',
    '[[:alpha:]]',
    '(',
    ')',
    '(?:',
    '|',
    '*',
    '+',
    '?',
    '{2}',
    '{0,3}',
    '{1,}',
    '^',
    '$',
    '-',
    ']',
    '}',
    'ß',
    '1',
    '^(?!',
    '(?<!',
    ')$',
    '\\\\',
  );
  const patterns = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', '.', '_', '%', '1', '^', '$', 'ß', '\n', '\\', ')', ']'),
    maxLength: 6,
  });
  const own: Readonly<Record<string, string>> = { _similar: 'similar to', _regex: '~', _iregex: '~*' };
  let offered = 0;
  const client = await db.pool.connect();
  await client.query("set statement_timeout = '2s'");
  const property = fc.asyncProperty(
    fc.constantFrom('_similar', '_regex', '_iregex'),
    patterns,
    fc.array(text, { minLength: 1, maxLength: 12 }),
    async (name, pattern, texts) => {
      let form: ReturnType<typeof formOf>;
      try {
        form = formOf(name, pattern);
      } catch {
        return;
      }
      offered += 1;
      const anyCase = name === '_iregex';
      const ours = form.regex === null ? (anyCase ? 'ilike' : 'like') : anyCase ? '~*' : '~';
      const { rows } = await client.query(
        `select t, t ${own[name]} $1 as expected, (t ${ours} $2) = $3 as found from unnest($4::text[]) t`,
        [pattern, form.like ?? form.regex, !form.negated, [...texts, 'ab'.repeat(20_000)]],
      );
      for (const { t, expected, found } of rows) expect([pattern, t, found]).toEqual([pattern, t, expected]);
    },
  );
  try {
    await fc.assert(property, { seed, numRuns: runs });
  } finally {
    client.release(true);
  }
  expect(offered).toBeGreaterThan(runs / 8);
}, 60_000);
