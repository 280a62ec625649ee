import { describe, expect, test } from 'vitest';
import { hasOwnPages, providers, vehicleClasses } from '../products/vocabulary.ts';
import { demoRatesFor } from './demo-rates-for.ts';
import { insures, lineFor, lines, whyNoLine } from './line-for.ts';
import { wordsIn } from './words.ts';

const linked = ['external', 'aviva', 'safeco', 'ambercare', 'electrified_care'];

describe('a provider', () => {
  test.each(providers.map((provider) => [provider]))(
    'has a line of ours, or the reason why it has none: %s',
    (provider) => {
      const line = lineFor(provider);
      expect(line === null).toBe(linked.includes(provider));
      expect(whyNoLine(provider) === null).toBe(line !== null);
      if (line) expect(line.provider).toBe(provider);
    },
  );

  test('of another company has no rates of ours', () => {
    const external = { provider: 'external' };
    expect(lines.map(({ provider }) => provider)).not.toContain('external');
    expect(demoRatesFor({ ...linesFirst(), ...external })).toEqual([]);
  });
});

function linesFirst() {
  const [first] = lines;
  if (!first) throw new Error('there are no lines');
  return first;
}

describe('what a line insures', () => {
  test.each([
    ['personal', 'class_a', true],
    ['pro', 'class_a', true],
    ['roadside', 'travel_trailer', true],
    ['windshield', 'travel_trailer', false],
    ['boat', 'class_a', false],
    ['motorcycle', 'class_a', false],
    ['car_share', 'class_b', false],
    ['boat', 'pontoon', true],
    ['personal', 'pontoon', false],
  ] as const)('%s, a %s: %s', (provider, kind, expected) => {
    const line = lineFor(provider);
    expect(line && insures(line, kind)).toBe(expected);
  });

  test('under the personal line is every class there is', () => {
    const line = lineFor('personal');
    for (const kind of vehicleClasses) expect(line && insures(line, kind)).toBe(true);
  });
});

test('lines have pages of their own where their data says so', () => {
  expect(lines.filter(({ provider }) => hasOwnPages(provider))).toEqual(lines.filter(({ pages }) => pages === 'own'));
});

describe('the words of the lines', () => {
  test('have one French for an English, across lines', () => {
    const pairs = new Map<string, string>();
    const contradictions: string[] = [];
    for (const { en, fr } of wordsIn(lines)) {
      const before = pairs.get(en);
      if (before !== undefined && before !== fr) contradictions.push(`${en}: ${before} / ${fr}`);
      pairs.set(en, fr);
    }
    expect(contradictions).toEqual([]);
  });

  test('end a question with a full stop, and an example is in what every cover pays', () => {
    for (const line of lines) {
      for (const { asks } of line.objects.fields) expect([asks.en.at(-1), asks.fr.at(-1)]).toEqual(['.', '.']);
      for (const { pays } of line.covers) {
        expect(pays.en).toContain('Example: ');
        expect(pays.fr).toMatch(/Exemple\s: /);
      }
    }
  });
});

test('every rule and every refund says where it comes from', () => {
  for (const { rules, refund, sources } of lines) {
    for (const { source } of [...rules, refund]) expect(source.says.length).toBeGreaterThan(3);
    expect(sources.length).toBeGreaterThan(0);
  }
});
