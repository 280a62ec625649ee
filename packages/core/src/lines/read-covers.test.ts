import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../rating/testing/example-subjects.ts';
import type { Line } from './line.ts';
import { lineFor, lines } from './line-for.ts';
import { readCovers } from './read-covers.ts';
import { exampleLines, examples } from './testing/example-objects.ts';
import { untranslated } from './testing/untranslated.ts';

function lineOf(provider: string): Line {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  return line;
}

function refused(provider: string, value: unknown) {
  const read = readCovers(lineOf(provider), value);
  if (read.ok) throw new Error(`taken: ${JSON.stringify(value)}`);
  return read.refusal;
}

describe('covers from outside', () => {
  test.each(exampleLines)('are read as they are bought: %s', (provider) => {
    const { coverages } = examples[provider];
    expect(readCovers(lineOf(provider), coverages)).toEqual({ ok: true, event: coverages });
  });

  test.each(lines.map((line) => [line.provider, line] as const))(
    'may be every package of %s, and no cover at all',
    (_provider, line) => {
      for (const { covers } of line.packages) expect(readCovers(line, covers)).toEqual({ ok: true, event: covers });
      expect(readCovers(line, {})).toEqual({ ok: true, event: {} });
    },
  );

  test('may leave a setting open, which is judged with all else', () => {
    expect(readCovers(lineOf('roadside'), { roadside_plan: {} }).ok).toBe(true);
  });

  test.each(lines.map((line) => [line.provider, line] as const))(
    'of %s hold only what it offers, whatever is sent',
    (_provider, line) => {
      const code = fc.constantFrom(...line.covers.map((cover) => cover.code), 'no_cover');
      const names = line.covers.flatMap(({ settings }) => settings.map(({ name }) => name));
      const values = line.covers.flatMap(({ settings }) => settings.flatMap((setting) => [...setting.values]));
      const chosen = fc.dictionary(fc.constantFrom(...names, 'none'), fc.constantFrom(...values, null, 0.5, true), {
        maxKeys: 2,
      });
      fc.assert(
        fc.property(fc.dictionary(code, chosen, { maxKeys: 3 }), (sent) => {
          const isOffered = Object.entries(sent).every(([name, bought]) => {
            const cover = line.covers.find((one) => one.code === name);
            return (
              cover?.settings.every(({ name: setting, chosen: isChosen }) => !isChosen || setting in bought) &&
              Object.entries(bought).every(([setting, value]) =>
                cover.settings.some((one) => one.name === setting && one.values.some((offered) => offered === value)),
              )
            );
          });
          expect(readCovers(line, sent).ok).toBe(isOffered);
        }),
        { ...seeded, numRuns: 150 },
      );
    },
  );
});

describe('a cover of recreational vehicles', () => {
  test.each([null, undefined, 'all', 7, [], ['liability']])('among %s is no cover', (value) => {
    expect(refused('personal', value)).toMatchObject({ code: 'coverages_malformed', field: 'coverages' });
  });

  test.each([
    ['a cover that does not exist', { gap: {} }, 'unknown_coverage', 'coverages.gap'],
    ['a name of the prototype', { toString: {} }, 'unknown_coverage', 'coverages.toString'],
    ['a cover that is no object', { roadside: true }, 'coverages_malformed', 'coverages.roadside'],
    ['a cover that is null', { roadside: null }, 'coverages_malformed', 'coverages.roadside'],
    [
      'a setting that does not exist',
      { collision: { deductible: 500, limit: 1 } },
      'unknown_setting',
      'coverages.collision.limit',
    ],
    ['a setting on a plain cover', { pet: { limit: 1000 } }, 'unknown_setting', 'coverages.pet.limit'],
    [
      'a deductible that is not offered',
      { collision: { deductible: 750 } },
      'value_not_offered',
      'coverages.collision.deductible',
    ],
    [
      'a deductible as text',
      { comprehensive: { deductible: '500' } },
      'value_not_offered',
      'coverages.comprehensive.deductible',
    ],
    ['a missing deductible', { collision: {} }, 'value_not_offered', 'coverages.collision.deductible'],
    [
      'a limit that is not offered',
      { medical_payments: { limit: 7500 } },
      'value_not_offered',
      'coverages.medical_payments.limit',
    ],
    [
      'personal effects by the hundred',
      { personal_effects: { limit: 1500 } },
      'value_not_offered',
      'coverages.personal_effects.limit',
    ],
    [
      'personal effects above 50,000',
      { personal_effects: { limit: 51_000 } },
      'value_not_offered',
      'coverages.personal_effects.limit',
    ],

    [
      'a setting that does not exist beside a wrong one',
      { liability: { limit: 'x', stray: 1 } },
      'unknown_setting',
      'coverages.liability.stray',
    ],
  ])('sent as %s is refused', (_, sent, code, field) => {
    expect(refused('personal', sent)).toMatchObject({ code, field });
  });

  test('is refused in its own words, in English and French', () => {
    expect(refused('personal', { collision: { deductible: 1 } }).message).toBe(
      'Choose a deductible that we offer for this cover: Collision.',
    );
    const limit = refused('personal', { personal_effects: { limit: 1 } });
    expect(limit.message).toBe('Choose a limit that we offer for this cover: Personal effects.');
    expect(untranslated(limit)).toEqual([]);
  });
});

describe('a cover', () => {
  test.each([
    [null, 'coverages_malformed', 'coverages'],
    ['hull', 'coverages_malformed', 'coverages'],
    [[], 'coverages_malformed', 'coverages'],
    [{ pet: {} }, 'unknown_coverage', 'coverages.pet'],
    [JSON.parse('{"__proto__": {}}'), 'unknown_coverage', 'coverages.__proto__'],
    [{ hull: true }, 'coverages_malformed', 'coverages.hull'],
    [{ hull: null }, 'coverages_malformed', 'coverages.hull'],
    [{ hull: [500] }, 'coverages_malformed', 'coverages.hull'],
    [{ hull: { limit: 500 } }, 'unknown_setting', 'coverages.hull.limit'],
    [{ wreck_removal: { limit: 500 } }, 'unknown_setting', 'coverages.wreck_removal.limit'],
    [{ hull: { deductible: 501 } }, 'value_not_offered', 'coverages.hull.deductible'],
    [{ hull: { deductible: '500' } }, 'value_not_offered', 'coverages.hull.deductible'],
    [{ hull: { deductible: null } }, 'value_not_offered', 'coverages.hull.deductible'],
    [{ liability: { limit: 100_000 }, hull: { deductible: 1 } }, 'value_not_offered', 'coverages.hull.deductible'],
  ])('of a boat sent as %j is refused: %s at %s, in English and French', (sent, code, field) => {
    const stated = refused('boat', sent);
    expect(stated).toMatchObject({ code, field });
    expect(stated.message).toMatch(/\.$/);
    expect(untranslated(stated)).toEqual([]);
  });

  test('is called as its line calls it where it is refused', () => {
    expect(refused('boat', { hull: { deductible: 1 } }).message).toBe(
      'Choose one that we offer: Hull, motor and equipment, Deductible.',
    );
    expect(refused('boat', { hull: 1 }).message).toBe('Hull, motor and equipment must be an object.');
    expect(refused('boat', { hull: { colour: 1 } }).message).toBe('Hull, motor and equipment has no setting “colour”.');
  });

  test('of one line is none of another', () => {
    expect(refused('roadside', examples.boat.coverages)).toMatchObject({ code: 'unknown_coverage' });
    expect(refused('car_share', examples.motorcycle.coverages)).toMatchObject({ code: 'unknown_setting' });
  });
});
