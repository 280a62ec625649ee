import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { cutSpots } from '@roadworthy/ui/brand/rig/cut-spots.ts';
import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import english from '../../../generated/messages/en-us/vehicles.json';
import french from '../../../generated/messages/fr-ca/vehicles.json';
import { payerPage, repairExample } from './vehicle-parts.ts';

const catalogues = [
  ['en-US', english],
  ['fr-CA', french],
] as const;

describe.each(vehicleClasses)('the page of %s', (kind) => {
  const parts = cutSpots(kind).map(({ part }) => part);

  test('tells of every part that its drawing marks, in words of its own', () => {
    for (const [locale, vehicles] of catalogues) {
      const t = createTranslator({ locale, messages: { vehicles }, namespace: 'vehicles' });
      for (const part of parts) {
        expect(t.has(`classes.${kind}.parts.${part}` as 'tour.title'), `${locale} ${part}`).toBe(true);
      }
      expect(Object.keys(vehicles.classes[kind].parts).toSorted()).toEqual(parts.toSorted());
    }
  });

  test('has an example for each, whose parts add up', () => {
    for (const part of parts) {
      const example = repairExample(kind, part);
      expect(example, part).not.toBeNull();
      if (!example) continue;
      const { low, high, loss, deductible, paid, payer } = example;
      expect(low < loss && loss < high && deductible < loss).toBe(true);
      expect(paid).toBe(payer === 'none' ? 0 : loss - deductible);
      expect(payerPage(payer) === null).toBe(payer === 'none');
    }
  });
});

test('no two pages share a sentence', () => {
  for (const [, { classes }] of catalogues) {
    const texts = Object.values(classes).flatMap(({ parts, ...stated }) => [
      ...Object.values(stated),
      ...Object.values(parts),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
