import { describe, expect, test } from 'vitest';
import { compileRateBook } from '../rating/book/rate-book.ts';
import { checkLine } from './check-line.ts';
import { boat } from './data/boat.ts';
import { year } from './data/parts.ts';
import { roadside } from './data/roadside.ts';
import { warranty } from './data/warranty.ts';
import { demoRatesFor } from './demo-rates-for.ts';
import type { Cover, Line } from './line.ts';
import { lines } from './line-for.ts';
import { named } from './words.ts';
import { words } from '../shared/words.ts';

describe('every line that we price', () => {
  test.each(lines.map((line) => [line.provider, line] as const))('is whole: %s', (_provider, line) => {
    expect(checkLine(line)).toEqual([]);
  });

  test.each(lines.map((line) => [line.provider, line] as const))(
    'has demo rates that its structure holds: %s',
    (_p, line) => {
      expect(() => compileRateBook(line.structure, demoRatesFor(line), 'demo')).not.toThrow();
    },
  );
});

type Wrong = readonly [what: string, line: Line, problem: string];
const [firstCover, secondCover] = roadside.covers;
const withCover = (change: Partial<Cover>): Line => ({
  ...roadside,
  covers: roadside.covers.map((cover) => (cover === secondCover ? { ...cover, ...change } : cover)),
});
const withField = (change: Readonly<Record<string, unknown>>): Line => ({
  ...boat,
  objects: {
    ...boat.objects,
    fields: boat.objects.fields.map((field) => (field.name === 'waters' ? { ...field, ...change } : field)),
  },
});
const { structure } = roadside;
const { territory } = structure.factors;

const wrong: readonly Wrong[] = [
  ['French left out', { ...roadside, name: words('Roadside', '') }, '“Roadside” stands in one language only'],
  [
    'two French forms of one English',
    { ...roadside, about: words('Roadside assistance', 'Dépannage') },
    '“Roadside assistance” has two French forms',
  ],
  [
    'a fact in one language alone',
    { ...roadside, about: { en: 'Up to {most} calls', fr: 'Des appels' } },
    '“Up to {most} calls” and its French name different facts',
  ],
  [
    'a question of the rates in other French than the line’s',
    {
      ...roadside,
      structure: { ...structure, objects: { ...structure.objects, asks: { ...roadside.name, fr: 'Autre' } } },
    },
    `“${roadside.name.en}” has two French forms`,
  ],
  [
    'incidents to be counted',
    withField({ kind: 'incidents', choices: undefined }),
    'waters counts incidents, which no step of a line of data asks for',
  ],
  [
    'a kind that the rates lack',
    {
      ...roadside,
      objects: {
        ...roadside.objects,
        kinds: [...roadside.objects.kinds, { value: 'sled', label: words('Sled', 'Traîneau'), group: 'light' }],
      },
    },
    'the kind sled is not in the group light of the rates',
  ],
  [
    'a kind that has no label',
    {
      ...roadside,
      structure: {
        ...structure,
        objects: { ...structure.objects, groups: { ...structure.objects.groups, other: ['sled'] } },
      },
    },
    'the rates know a kind sled without a label',
  ],
  [
    'choices of what is no choice',
    withField({ kind: 'whole' }),
    'waters is a choice without choices, or has some and is none',
  ],
  [
    'a choice without choices',
    withField({ choices: [] }),
    'waters is a choice without choices, or has some and is none',
  ],
  ['bounds the wrong way round', withField({ least: 9, most: 1 }), 'the least of waters is above its most'],
  ['a field of no group', withField({ groups: ['sledges'] }), 'waters names a group sledges that there is not'],
  ['a factor that nobody is asked for', withField({ name: 'sea' }), 'factor waters asks for waters, which is no field'],
  [
    'another path than the factor has',
    withField({ path: 'sea' }),
    'factor waters and field waters have different paths',
  ],
  [
    'a field for a price that no rate reads, so that nobody asks for it',
    { ...roadside, fields: [{ ...year, name: 'members' }] },
    'members is needed for a price, and no rate reads it',
  ],
  [
    'a factor of what no price needs',
    withField({ needed: 'sale' }),
    'factor waters needs waters for a price, and the field does not say so',
  ],
  [
    'a factor of a setting that there is not',
    {
      ...roadside,
      covers: roadside.covers.map((cover) =>
        cover === firstCover ? { ...cover, settings: cover.settings.slice(1) } : cover,
      ),
    },
    'factor events asks roadside_plan for a setting events that it lacks',
  ],
  [
    'a cover that nothing prices',
    { ...roadside, structure: { ...structure, charges: [] } },
    'nothing prices trip_interruption',
  ],
  [
    'a price without a cover',
    { ...roadside, covers: [firstCover].flatMap((cover) => cover ?? []) },
    'the rates price trip_interruption, which is no cover',
  ],
  ['a cover added to none', withCover({ needs: ['hull'] }), 'trip_interruption names a cover hull that there is not'],
  [
    'a cover of no group',
    withCover({ groups: ['sledges'] }),
    'trip_interruption names a group sledges that there is not',
  ],
  [
    'a value without a label',
    withCover({
      settings: [
        {
          name: 'limit',
          label: words('Limit', 'Montant d’assurance'),
          unit: 'named',
          values: ['high'],
          price: 'rises',
        },
      ],
    }),
    'trip_interruption.limit has no label for high',
  ],
  [
    'a package of another line',
    { ...roadside, packages: [{ ...named('x', 'X', 'X'), covers: { hull: {} } }] },
    'the package x holds hull, which is no cover',
  ],
  [
    'a package of what is not offered',
    { ...roadside, packages: [{ ...named('x', 'X', 'X'), covers: { trip_interruption: { limit: 5 } } }] },
    'the package x chooses no trip_interruption.limit that is offered',
  ],
  [
    'a rule of what nobody answers',
    { ...roadside, rules: roadside.rules.map((rule) => ({ ...rule, demands: { answer: 'wings', oneOf: [0] } })) },
    'the rule roadside_too_old reads wings, which is no field',
  ],
  [
    'a rule that another answer mends, which nobody gives',
    { ...roadside, rules: roadside.rules.map((rule) => ({ ...rule, at: 'wings' })) },
    'the rule roadside_too_old reads wings, which is no field',
  ],
  [
    'a rule of no group',
    { ...roadside, rules: roadside.rules.map((rule) => ({ ...rule, groups: ['sledges'] })) },
    'the rule roadside_too_old names a group sledges that there is not',
  ],
  [
    'a rule of no cover',
    { ...roadside, rules: roadside.rules.map((rule) => ({ ...rule, covers: ['hull'] })) },
    'the rule roadside_too_old names a cover hull that there is not',
  ],
  [
    'a usual term that is not offered',
    { ...roadside, terms: { months: [12], usual: 6 } },
    'a term of 6 months is the usual one and is not offered',
  ],
  [
    'a distance that is no distance',
    {
      ...warranty,
      terms: { ...warranty.terms, distance: { answer: 'odometer', cover: 'service_contract', setting: 'tier' } },
    },
    'the distance of the term is no setting in miles',
  ],
  ['a discount without a label', { ...boat, discounts: [] }, 'the discount multi_policy has no label'],
  ['a fee without a label', { ...boat, fees: [] }, 'the fee policy_fee has no label'],
  [
    'a question that no step asks',
    { ...roadside, checkout: roadside.checkout.slice(1) },
    'no step of the checkout asks objects.year',
  ],
  [
    'a step that asks for nothing there is',
    { ...roadside, checkout: [...roadside.checkout.slice(1), { ...named('x', 'X', 'X'), asks: ['objects.wings'] }] },
    'the checkout asks objects.wings, which is no field',
  ],
  [
    'a checkout that is too long',
    { ...roadside, checkout: [...roadside.checkout, { ...named('x', 'X', 'X'), asks: [] }] },
    'its checkout has 7 steps, more than 6',
  ],
  ['no document', { ...roadside, documents: [] }, 'it has no document'],
];

describe('a line is not whole', () => {
  test.each(wrong)('with %s', (_what, line, problem) => {
    expect(checkLine(line)).toContain(problem);
  });

  test('with the same thing twice', () => {
    const twice: Line = {
      ...roadside,
      objects: {
        ...roadside.objects,
        kinds: [...roadside.objects.kinds, ...roadside.objects.kinds.slice(0, 1)],
        fields: [...roadside.objects.fields, ...roadside.objects.fields.slice(0, 1)],
      },
      covers: [...roadside.covers, ...roadside.covers.slice(0, 1)],
      rules: [...roadside.rules, ...roadside.rules.slice(0, 1)],
      checkout: [...roadside.checkout.slice(0, 5), ...roadside.checkout.slice(0, 1), ...roadside.checkout.slice(5)],
    };
    expect(checkLine(twice)).toEqual(
      expect.arrayContaining([
        'the kind class_a stands twice',
        'year is asked twice',
        'the cover roadside_plan stands twice',
        'the rule roadside_too_old stands twice',
        'the checkout asks kind twice',
      ]),
    );
  });

  test('has no word against a factor of a place, which every line asks alike', () => {
    expect(territory?.of).toBe('place');
    expect(checkLine({ ...roadside, structure: { ...structure, factors: { ...structure.factors } } })).toEqual([]);
  });
});
