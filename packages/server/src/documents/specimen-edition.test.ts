import { createHash } from 'node:crypto';
import { asSentence, type Phrase } from '@roadworthy/core/shared/text/sentence.ts';
import { expect, test } from 'vitest';
import { lines } from '@roadworthy/core/lines/line-for.ts';
import { specimenEdition } from '@roadworthy/core/products/specimen-edition.ts';
import { promisedToAnybody } from '@roadworthy/core/documents/promised-to-anybody.ts';
import { specimenPolicyOf } from '@roadworthy/core/documents/specimen-policy.ts';

const insurer = { seller: 'Seller', sellerLicense: null, phone: null, email: null, company: null, naic: null };

/** Every word of every line, as its English forms. */
function wordsOfAll(): string {
  const t = (message: Phrase) => asSentence(message).message;
  return lines
    .map(({ provider }) => {
      const specimen = specimenPolicyOf({ product: '', promised: promisedToAnybody(provider) }, insurer, {
        locale: 'en-US',
        t,
      });
      return JSON.stringify([provider, specimen.introduction, specimen.parts]);
    })
    .toSorted()
    .join('\n');
}

test('other words of a policy have another edition: write the day and this digest of them anew together', () => {
  const digest = createHash('sha256').update(wordsOfAll()).digest('hex').slice(0, 16);
  expect([specimenEdition, digest]).toEqual(['2026-11-29', '8e51ffe0badfdec4']);
});
