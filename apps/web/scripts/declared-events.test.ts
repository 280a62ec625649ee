import { globSync, readFileSync } from 'node:fs';
import { declaredEvents } from '@roadworthy/core/generated/events.ts';
import type { DeclaredEvent } from '@roadworthy/core/shared/define-event.ts';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../src/features/shared/timeline/facts-of.ts';
import { printFacts } from '../src/features/shared/timeline/print-facts.ts';
import { eventMessages, printedFacts } from '../../../scripts/print-event-words.ts';

const events: readonly DeclaredEvent[] = declaredEvents;

const catalogues = [
  ['en-US', new Map<string, string>(Object.entries(eventMessages('en-us')))],
  ['en-CA', new Map<string, string>(Object.entries(eventMessages('en-ca')))],
  ['fr-CA', new Map<string, string>(Object.entries(eventMessages('fr-ca')))],
] as const;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/** What a timeline says of every example of an event. */
function describeEach(
  { type, facts, timeline, examples, entryOf }: DeclaredEvent,
  locale: string,
  message: string,
): string[] {
  if (timeline === null) throw new Error(`Nothing is said of ${type}`);
  const kinds = printedFacts({ facts, text: timeline.text });
  return examples.flatMap((example) => {
    const entry = entryOf(example);
    if (entry === null) return [];
    const values = printFacts(kinds, factsOf(entry.facts), 'USD');
    return [String(format(compile(message), locale, { ...values, reader: 'staff' }, { formatters }))];
  });
}

describe.each(catalogues)('in %s', (locale, messages) => {
  test.each(events.filter(({ timeline }) => timeline !== null).map((declared) => [declared.type, declared] as const))(
    '%s is shown whole',
    (type, declared) => {
      const texts = describeEach(declared, locale, messages.get(type) ?? '');
      expect(texts).not.toEqual([]);
      // Without a place that stays open, or that a fact should have filled, or as the wire writes it.
      for (const text of texts) expect(text).toMatch(/^(?!.*(?: {2}|[{}]|undefined|null|\d{4}-\d\d)).*[^\s:]$/);
    },
  );
});

/** What operations, processes and jobs publish: where the core or the server names an event that has happened. */
const sources = globSync('packages/{core,server}/src/*/**/*.ts')
  .filter((file) => !/\.(?:test|fixture)\.ts$|\/(?:events|generated|matrices|testing)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));
const published = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\b(?:type|event)(?::| =)\s([^\n]*)/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/'([a-z_]+)'/g)].map(([, name = '']) => name),
    ),
  ),
);

test.each(events.map(({ type }) => type))('%s is published by somebody', (type) => {
  expect(published).toContain(type);
});
