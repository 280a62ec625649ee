import { describe, expect, test } from 'vitest';
import { labelProblems, messageProblems, textsOf } from './message-problems.ts';

const english = {
  shell: {
    title: 'Your policy',
    nested: { count: '{count, plural, =0 {None} one {# quote} other {# quotes}}', link: 'Read <b>{name}</b>' },
    agent: 'Agent',
    range: '{from} – {to}',
  },
};
const french = {
  shell: {
    title: 'Votre police',
    nested: {
      count: '{count, plural, =0 {Aucune} one {# soumission} other {# soumissions}}',
      link: 'Lire <b>{name}</b>',
    },
    agent: 'Agent',
    range: '{from} – {to}',
  },
};
const problemsOf = (change: object, locale = 'fr-ca') =>
  messageProblems(english, { shell: { ...french.shell, ...change } }, locale, ['Agent']);

describe('the catalogues', () => {
  test('are named by file and path', () => {
    expect([...textsOf(english).keys()]).toContain('shell:nested.link');
  });

  test('in good French are without problems', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test('may not change an exact branch', () => {
    const count = '{count, plural, one {# soumission} other {# soumissions}}';
    expect(problemsOf({ nested: { ...french.shell.nested, count } })).toEqual([
      'fr-ca shell:nested.count has the branches of none, not count =0',
    ]);
  });

  test('in French may read as in English only where that is listed', () => {
    expect(problemsOf({ title: 'Your policy' })).toEqual(['fr-ca shell:title is English still: Your policy']);
    expect(messageProblems(english, french, 'fr-ca', [])).toEqual(['fr-ca shell:agent is English still: Agent']);
  });

  test.each([
    ['Une autre question ?', 'lacks the hard space before ; : ! ? » % or $'],
    ['Appelez-nous: 5', 'lacks the hard space before ; : ! ? » % or $'],
    ['Il a 5 %', 'lacks the hard space before ; : ! ? » % or $'],
    ['La vue « sienne\u00a0»', 'does not quote « so » with hard spaces'],
    ['La vue “sienne”', 'does not quote « so » with hard spaces'],
    ["L'autre police", 'has a straight quotation mark'],
    ['Deux  espaces', 'has a space too many'],
  ])('in French may not write %j', (title, problem) => {
    expect(problemsOf({ title })).toEqual([`fr-ca shell:title ${problem}: ${title}`]);
  });

  test('in French may write times and hard spaces', () => {
    expect(problemsOf({ title: 'Une question\u202f? À 08:29\u00a0: «\u00a0oui\u00a0», 5\u00a0%' })).toEqual([]);
  });

  test.each(['Learning center', 'ZIP or postal code', 'Your license'])(
    'in Canadian English may not write %j',
    (title) => {
      const problems = messageProblems(english, { shell: { ...english.shell, title } }, 'en-ca', []);
      expect(problems).toEqual([`en-ca shell:title is American: ${title}`]);
    },
  );
});

describe('the name of a button', () => {
  const language = { shell: { page: { give: 'Give', take: 'Take away', ok: 'Give {role}', bad: 'Take {role} away' } } };
  const page = (attribute: string, content: string) => [
    {
      file: 'page.tsx',
      source: `const t = useTranslations('page'); <Button size="small" aria-label={t(${attribute})} onClick={() => go()}>\n{t(${content})}\n</Button>`,
    },
  ];

  test('holds what the button shows', () => {
    expect(labelProblems(page("'ok', { role }", "'give'"), language, 'en-us')).toEqual([]);
    expect(labelProblems(page("'bad', { role }", "'take'"), language, 'en-us')).toEqual([
      'en-us page.tsx: “Take {role} away” is the name of what shows “Take away”',
    ]);
  });

  test('is compared branch by branch where it has two', () => {
    expect(
      labelProblems(page("isOwn ? 'ok' : 'bad', { role }", "isOwn ? 'give' : 'take'"), language, 'en-us'),
    ).toHaveLength(1);
  });
});
