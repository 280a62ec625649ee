import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { describe, expect, test } from 'vitest';
import { linesOfData, lineView } from './line-view.ts';

describe('a line as its pages show it', () => {
  test.each(linesOfData.flatMap(({ provider }) => locales.map((locale) => [provider, locale] as const)))(
    'of %s in %s is plain data without rates and rules, small enough to be sent with each page',
    (provider, locale) => {
      const view = lineView(provider, locale);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      expect(Object.keys(view)).not.toContain('structure');
      expect(JSON.stringify(view).length).toBeLessThan(16_000);
      expect(view.steps.slice(-2).map(({ id }) => id)).toEqual(['sign', 'payment']);
    },
  );

  test('speaks the language of the page, its settings as the server says them', () => {
    const miles = (locale: (typeof locales)[number]) =>
      lineView('roadside', locale).covers[0]?.settings.find(({ name }) => name === 'tow_miles')?.values[1]?.label;
    expect([miles('en-us'), miles('fr-ca')]).toEqual(['50 miles', '50 milles']);
    expect(lineView('boat', 'fr-ca').name).toBe('Bateau');
  });

  test.each(['roadside', 'tire_wheel', 'windshield', 'warranty', 'boat', 'motorcycle'])(
    'of %s asks for everything that a price needs before the covers are chosen',
    (provider) => {
      const { steps, fields } = lineView(provider, 'en-us');
      const covers = steps.findIndex(({ asks }) => asks.includes('covers'));
      const requested = steps.slice(0, covers + 1).flatMap(({ asks }) => asks);
      const needed = fields.filter(({ needed: whatFor, of }) => whatFor === 'price' && of === 'object');
      expect(needed.filter(({ name }) => !requested.includes(`objects.${name}`)).map(({ name }) => name)).toEqual([]);
    },
  );

  test('of recreational vehicles asks in the same way, whatever the pages of their checkout look like', () => {
    const { fields, covers } = lineView('personal', 'en-us');
    expect(fields.filter(({ column }) => !column)).toEqual([]);
    expect(covers.map(({ code }) => code)).toContain('collision');
  });

  test('is not made of a carrier that we only link to', () => {
    expect(() => lineView('aviva', 'en-us')).toThrow(RangeError);
  });
});
