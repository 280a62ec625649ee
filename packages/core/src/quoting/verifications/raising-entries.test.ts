import { describe, expect, test } from 'vitest';
import { printSentence } from '../../shared/text/sentence.ts';
import { day } from '../../shared/time/day.ts';
import { exampleQuote } from '../quote.fixture.ts';
import { raisingEntries } from './raising-entries.ts';
import { exampleEntry, recordedInsured } from './record.fixture.ts';

const quoteOf = (entries: Parameters<typeof exampleEntry>[0][], incidents: object = {}) =>
  exampleQuote({
    entities: [recordedInsured({ entries: entries.map((entry) => exampleEntry(entry)) })],
    declarations: { incidents },
  });

describe('what of a driving record raises a price', () => {
  test('is told entry by entry: what, when, under which code, and whose record it is', () => {
    const [raised, ...more] = raisingEntries(quoteOf([{}]));
    expect(more).toEqual([]);
    expect(raised).toMatchObject({
      name: "Renée O'Neill",
      entry: { message: 'Speeding, Jul 4, 2025: “Speeding”, code S15' },
      source: { message: 'As the driving record of Ohio has it, under license •••• 3456.' },
    });
    expect(raised && printSentence(raised.entry, 'fr-CA')).toMatch(/^Excès de vitesse, 4 juill?\. 2025/);
  });

  test('is nothing that was declared, lies too far back, or was not their fault', () => {
    expect(raisingEntries(quoteOf([{}], { speeding: 1 }))).toEqual([]);
    expect(raisingEntries(quoteOf([{ date: day('2020-01-01') }]))).toEqual([]);
    expect(raisingEntries(quoteOf([{ type: 'accident', code: null, atFault: false }]))).toEqual([]);
    expect(raisingEntries(exampleQuote())).toEqual([]);
  });

  test('is all of a kind where the record shows more of it than was declared', () => {
    const twice = quoteOf([{}, { date: day('2025-09-01') }], { speeding: 1 });
    expect(raisingEntries(twice)).toHaveLength(2);
    const accident = raisingEntries(
      quoteOf([{ type: 'accident', code: null, atFault: true, description: 'Collision' }]),
    );
    expect(accident.map(({ entry }) => entry.message)).toEqual(['Accident at fault, Jul 4, 2025: “Collision”']);
  });
});
