import { describe, expect, test } from 'vitest';
import { specimenEdition } from '../../products/specimen-edition.ts';
import { checkReading, type ReadDocument, readBeforeSigning, type Reading } from './check-reading.ts';
import { eConsentVersion } from '../signing/e-consent.ts';
import { codeOf, exampleReading, fieldOf } from '../quote.fixture.ts';

const quote = { contentHash: 'hash-1', productId: 'product-1' };
const application: ReadDocument = {
  documentId: 'document-1',
  type: 'application',
  version: 2,
  status: 'ready',
  sha256: 'abc',
  madeFrom: 'hash-1',
};
const specimen: ReadDocument = {
  documentId: 'document-2',
  type: 'specimen_policy',
  version: 1,
  status: 'ready',
  sha256: 'def',
  madeFrom: `product-1 ${specimenEdition}`,
};
const reading = (...documents: ReadDocument[]): Reading => exampleReading({ documents, named: documents.length });

describe('a signature rests on', () => {
  test('the application of what the quote says now and the specimen, whatever their versions', () => {
    expect(checkReading(quote, exampleReading()).ok).toBe(true);
    expect(checkReading(quote, reading(application, specimen)).ok).toBe(true);
    expect(checkReading(quote, reading(specimen, { ...application, version: 7 })).ok).toBe(true);
  });

  test.each<[string, Reading, string]>([
    ['no document', reading(), 'documents_unread'],
    ['the specimen alone', reading(specimen), 'documents_unread'],
    ['the application alone', reading(application), 'documents_unread'],
    ['a document that is not there', { ...reading(application, specimen), named: 3 }, 'documents_outdated'],
    [
      'an application of other answers',
      reading({ ...application, madeFrom: 'hash-0' }, specimen),
      'documents_outdated',
    ],
    [
      'one of both answers',
      reading({ ...application, madeFrom: 'hash-0' }, application, specimen),
      'documents_outdated',
    ],
    ['another product’s words', reading(application, { ...specimen, madeFrom: 'product-2 x' }), 'documents_outdated'],
    [
      'words that have changed',
      reading(application, { ...specimen, madeFrom: 'product-1 2020-01' }),
      'documents_outdated',
    ],
    ['a document that was not made', reading(application, { ...specimen, status: 'failed' }), 'documents_outdated'],
    [
      'one that is still made',
      reading(application, { ...specimen, status: 'pending', sha256: null }),
      'documents_not_ready',
    ],
    ['one without a file', reading({ ...application, sha256: null }, specimen), 'documents_not_ready'],
  ])('cannot be %s', (_what, input, code) => {
    const refused = checkReading(quote, input);
    expect([codeOf(refused), fieldOf(refused)]).toEqual([code, 'signature.documents']);
  });

  test.each([
    ['nothing about electronic signatures', null, 'consent_unread'],
    ['an earlier text about them', '2020-01-01', 'consent_outdated'],
  ])('cannot be %s', (_what, consentVersion, code) => {
    const refused = checkReading(quote, exampleReading({ consentVersion }));
    expect([codeOf(refused), fieldOf(refused)]).toEqual([code, 'signature.consent']);
  });

  test('the text in force, which is asked for before the documents', () => {
    expect(checkReading(quote, exampleReading({ consentVersion: eConsentVersion })).ok).toBe(true);
    expect(codeOf(checkReading(quote, { ...reading(), consentVersion: null }))).toBe('consent_unread');
  });
});

test('an application is made from the content, the words of the policy from the product and their edition', () => {
  expect(readBeforeSigning.application(quote)).toBe('hash-1');
  expect(readBeforeSigning.application({ ...quote, contentHash: null })).toBe('');
  expect(readBeforeSigning.specimen_policy(quote, '')).toBe(`product-1 ${specimenEdition}`);
});
