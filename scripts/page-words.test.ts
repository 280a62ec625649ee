import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameWords, pageWords } from '../apps/web/src/generated/page-words.ts';
import { staffPages } from './emit-page-words.ts';
import { namesIn, withoutParts, wordsNamed } from './page-words.ts';

const catalogues = {
  queue: { filters: { title: 'Filters' }, export: 'Export', runs: { title: 'Runs' } },
  actions: { end_quote: { action: 'End', bulk: { title: 'End {n}' } }, sign_quote: { action: 'Sign' } },
  events: { quote_ended: 'Ended' },
};
const wordsOf = (...sources: readonly string[]) => [
  ...wordsNamed(
    sources.map((source) => namesIn('a.tsx', source)),
    catalogues,
  ),
];

test.each([
  ['by its path', `const t = useTranslations('queue.filters');`, ['queue.filters']],
  ['by a path within it', `t('queue.filters.title')`, ['queue.filters']],
  [
    'by its name within the catalogue',
    `const t = useTranslations('queue'); t('export'); t('elsewhere')`,
    ['queue.export'],
  ],
  ['by taking it from all messages', `const words = ({ queue: { runs } }: Messages) => runs.title;`, ['queue.runs']],
  ['after an operation', `defineAction({ operation: 'end_quote' })`, ['actions.end_quote']],
  ['within a part that a row says', 't(`actions.${operation}.bulk.title`)', ['actions.end_quote.bulk.title']],
  [
    'within each part of a catalogue',
    "const t = useTranslations('queue'); t(`${place}.title`)",
    ['queue.filters.title', 'queue.runs.title'],
  ],
  ['by the catalogue, whose parts a row says', `const t = useTranslations('events'); t(entry.kind)`, ['events']],
  [
    'behind a text with places',
    "const a = `${one} of ${two}`; const t = useTranslations('queue.runs');",
    ['queue.runs'],
  ],
])('words that a module names %s are those of its pages', (_how, source, words) => {
  expect(wordsOf(source)).toEqual(words);
});

test('a name that stands in another sense names no words', () => {
  expect(wordsOf(`const queue = []; queue.runs(); // 'queue.filters'`)).toEqual([]);
});

test('a module comes with a page that loads it later, and not with one that reads its types alone', () => {
  const source = `import type { A } from './a.ts'; import { b } from './b.tsx'; const c = () => import('./c.tsx'); export * from './d.ts'; import 'react';`;
  expect(namesIn('a.ts', source).imports).toEqual(['./b.tsx', './c.tsx', './d.ts']);
});

test('a page is not given again what its frame has', () => {
  const page = new Set(['queue.filters', 'queue.runs.title', 'actions.end_quote']);
  expect([...withoutParts(page, new Set(['queue.runs', 'actions.end_quote']))]).toEqual(['queue.filters']);
});

test('every page of the staff gives its own words, or those of an area', () => {
  const others = [...staffPages()].filter(([address, file]) => {
    const source = readFileSync(file, 'utf8');
    return !source.includes(`of="${address}"`) && !/areaMessages\(page, 'own|titleOf\('agentChange'/.test(source);
  });
  expect(
    others.map(([address]) => address),
    'wrap it: <StaffPage {...page} of="its address">',
  ).toEqual([]);
});

test('a list of the staff is given no words of other lists', () => {
  const claims = new Set<string>([...frameWords, ...pageWords['/agents/claims']]);
  expect(claims).toContain('queue.filters');
  for (const other of ['workbench.moratoriums', 'policyParts.cancellation', 'actions.cancel_policy', 'events']) {
    expect(claims).not.toContain(other);
  }
});
