import { describe, expect, test } from 'vitest';
import type { BoughtCovers } from '../products/labels.ts';
import { rateQuote } from '../rating/rate.ts';
import { printSentence, type Sentence } from '../shared/text/sentence.ts';
import { lowered } from '../shared/text/lowered.ts';
import { lineFor, lineOf, lines } from './line-for.ts';
import {
  labelOfGranted,
  labelOfKind,
  labelOfMove,
  labelOfPart,
  labelOfTraceStep,
  printCover,
  termsOfCover,
} from './line-labels.ts';
import { movesOfLine } from './line-moves.ts';
import { exampleLines, examples } from './testing/example-objects.ts';
import { bookOf } from './testing/line-books.ts';
import { untranslated } from './testing/untranslated.ts';

const inFrench = (message: Sentence | null) => message && printSentence(message, 'fr-CA').replaceAll('\u00a0', ' ');
const all = lines.map((line) => [line.provider, line] as const);

describe('a kind of thing', () => {
  test.each(all)('of %s is called by its line, and within a sentence with a small letter', (provider, line) => {
    for (const { value, label } of line.objects.kinds) {
      expect(labelOfKind(provider, value)).toEqual(label);
      expect(lowered(label.en).toLowerCase()).toBe(label.en.toLowerCase());
    }
  });

  test('goes by one name in one line and by another in another', () => {
    expect(labelOfKind('boat', 'cruiser').en).toBe('Cabin cruiser');
    expect(labelOfKind('motorcycle', 'cruiser').en).toBe('Cruiser');
  });

  test.each([
    ['boat', 'class_a'],
    ['pet', 'dog'],
    ['nobody', 'cruiser'],
  ])('that %s does not insure is spelled as it is: %s', (provider, kind) => {
    expect(labelOfKind(provider, kind).en).toBe(kind);
  });
});

describe('a step of a price', () => {
  test.each(exampleLines)('of %s has words of its line, in both languages', (provider) => {
    const line = lineFor(provider);
    if (!line) throw new Error(`${provider} is no line`);
    const { trace, discounts } = rateQuote(examples[provider], bookOf(line), { trace: true });
    expect(trace.length).toBeGreaterThan(3);
    for (const step of trace) {
      const { en, fr } = labelOfTraceStep(provider, step);
      for (const label of [en, fr]) {
        expect(label).toMatch(/^\p{Lu}/u);
        expect(label).not.toMatch(/_/);
      }
      expect(labelOfPart(provider, step.coverage).fr).not.toMatch(/_/);
    }
    for (const { code } of discounts) expect(labelOfGranted(provider, code).en).not.toBe(code);
  });

  test.each([
    ['boat', 'wreck_removal', 'Flat charge'],
    ['motorcycle', 'guest_passenger', 'Flat charge'],
    ['motorcycle', 'accessories', 'Charge by the thousand'],
    ['car_share', 'lost_income', 'Charge by the thousand'],
    ['pro', 'lost_income', 'Charge by the thousand'],
    ['personal', 'personal_effects', 'Charge by the thousand'],
    ['personal', 'pet', 'Flat charge'],
  ])('that is of %s the charge %s itself reads: %s', (provider, code, label) => {
    expect(labelOfTraceStep(provider, { factor: code, coverage: code }).en).toBe(label);
  });

  test('is called as its line asks for it', () => {
    expect(labelOfTraceStep('boat', { factor: 'waters', coverage: 'hull' }).en).toBe('Waters');
    expect(labelOfTraceStep('boat', { factor: 'deductible', coverage: 'hull' }).en).toBe('Deductible');
    expect(labelOfTraceStep('boat', { factor: 'territory', coverage: 'hull' }).en).toBe('State or province');
    expect(labelOfPart('boat', 'hull').en).toBe('Hull, motor and equipment');
    expect(labelOfPart('personal', 'collision').en).toBe('Collision');
    expect(labelOfPart('boat', 'nothing_known').en).toBe('nothing_known');
    expect(labelOfPart('pet', 'roadside').en).toBe('Roadside assistance');
  });
});

describe('a discount', () => {
  test.each(all)('of %s has its own name, with French', (provider, line) => {
    for (const { code } of line.discounts) {
      const { en, fr } = labelOfGranted(provider, code);
      expect([en, fr]).not.toContain(code);
    }
  });

  test('of another line keeps the name that it has in general', () => {
    expect(labelOfGranted('motorcycle', 'rider_course').en).toBe('Rider course');
    expect(labelOfGranted('boat', 'claim_free').en).toBe('Claim free');
    expect(labelOfGranted('personal', 'claim_free').en).toBe('Claim free');
  });
});

describe('what moved a price', () => {
  test.each(exampleLines)('of %s has a name with French, every answer', (provider) => {
    for (const [answer] of movesOfLine(lineOf(provider)).takes) {
      const { en, fr } = labelOfMove(provider, answer);
      expect([en, fr]).not.toContain(answer);
    }
  });

  test('is called as its line asks for it, at the path of the quote', () => {
    expect(labelOfMove('boat', 'rating_value').en).toBe('Value');
    expect(labelOfMove('warranty', 'rating_value').en).toBe('What it cost or is worth');
    expect(labelOfMove('motorcycle', 'incidents').en).toBe('Violations and accidents at fault');
    expect(labelOfMove('personal', 'incidents').en).toBe('Violations and accidents');
    expect(labelOfMove('boat', 'garaging').en).toBe(labelOfMove('personal', 'garaging').en);
    expect(labelOfMove('boat', 'provider').en).toBe('Another product');
  });
});

describe('a cover that is bought', () => {
  const { boat, car_share: carShare, motorcycle, pro, warranty } = examples;

  test.each<[string, string, BoughtCovers | null, string | null, string | null]>([
    ['boat', 'hull', boat.coverages, null, '$500'],
    ['boat', 'liability', boat.coverages, '$100,000', null],
    ['boat', 'wreck_removal', boat.coverages, null, null],
    [
      'motorcycle',
      'liability',
      motorcycle.coverages,
      '$100,000 each person, $300,000 each accident, $100,000 property damage',
      null,
    ],
    ['pro', 'liability', pro.coverages, '$500,000 combined single limit', null],
    ['pro', 'collision', pro.coverages, null, '2 % of the value, $500 to $1,500'],
    [
      'warranty',
      'service_contract',
      warranty.coverages,
      expect.stringContaining('Miles from today: 36,000 miles'),
      '$100',
    ],
    ['car_share', 'liability', carShare.coverages, expect.stringContaining('While a guest has it: $100,000'), null],
    ['personal', 'liability', { liability: { limit: '300 CSL' } }, '$300,000 combined single limit', null],
    ['boat', 'hull', {}, null, null],
  ])('of %s, %s, reads in full with its limit and its deductible', (provider, code, covers, limit, deductible) => {
    const printed = printCover(provider, code, covers ?? {});
    expect(printed.limit?.message ?? null).toEqual(limit);
    expect(printed.deductible?.message ?? null).toEqual(deductible);
  });

  test('is short beside its price, and nothing where it was not bought', () => {
    const terms = (provider: string, code: string, covers: BoughtCovers | null) =>
      termsOfCover(provider, code, covers ?? {})?.message ?? null;
    expect(terms('motorcycle', 'liability', motorcycle.coverages)).toBe('100/300/100');
    expect(terms('boat', 'hull', boat.coverages)).toBe('Deductible: $500');
    expect(terms('boat', 'wreck_removal', boat.coverages)).toBe('Included');
    expect(terms('boat', 'propulsion', boat.coverages)).toBeNull();
    expect(terms('personal', 'collision', { collision: { deductible: 500 } })).toBe('$500 deductible');
  });

  test.each(exampleLines)('of %s is read in French to the last word', (provider) => {
    const covers: BoughtCovers = examples[provider].coverages ?? {};
    for (const code of Object.keys(covers)) {
      const { limit, deductible } = printCover(provider, code, covers);
      const texts = [limit, deductible, termsOfCover(provider, code, covers)].filter((one) => one !== null);
      // What insurers write for a combined limit is a sign and no word.
      const missing = texts.flatMap((one) => untranslated(one)).filter((form) => !form.endsWith(' CSL'));
      expect(missing).toEqual([]);
    }
  });

  test('names each setting in French, with commas between', () => {
    expect(inFrench(termsOfCover('roadside', 'roadside_plan', examples.roadside.coverages ?? {}))).toBe(
      'Appels par année : 4, Remorquage maximal : 100 milles',
    );
  });

  test('says nothing of a setting that was left open', () => {
    expect(termsOfCover('roadside', 'roadside_plan', { roadside_plan: { tow_miles: 50 } })?.message).toBe(
      'Towed at most: 50 miles',
    );
  });
});
