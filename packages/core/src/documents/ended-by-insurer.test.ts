import { expect, test } from 'vitest';
import { contractGroundsOf, grounds } from '../policies/notices/grounds-table.ts';
import { wayOfSale, providers } from '../products/vocabulary.ts';
import { endedByInsurer, wordsOfGround } from './ended-by-insurer.ts';

const sold = providers.filter((provider) => wayOfSale(provider) !== 'elsewhere');

test.each(sold)('the specimen of %s names what its insurer may end it for, and nothing else', (provider) => {
  const { windowDays, grounds: allowed } = contractGroundsOf(provider);
  const { en: text, fr } = endedByInsurer(provider);
  expect(grounds.filter((ground) => wordsOfGround[ground].test(text)).toSorted()).toEqual([...allowed].toSorted());
  expect(/first (\d+) days/.exec(text)?.[1]).toBe(windowDays === 0 ? undefined : String(windowDays));
  expect(fr).not.toBe(text);
});
