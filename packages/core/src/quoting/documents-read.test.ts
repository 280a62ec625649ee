import { describe, expect, test } from 'vitest';
import { checkDocumentsRead, type ReadDocument } from './documents-read.ts';

const quote = { contentHash: 'hash-1' };
const application: ReadDocument = {
  documentId: 'document-1',
  type: 'application',
  version: 2,
  sha256: 'abc',
  madeFrom: 'hash-1',
  isNewest: true,
};
const specimen: ReadDocument = { ...application, documentId: 'document-2', type: 'specimen_policy', madeFrom: 'x' };

describe('a signature', () => {
  test('names the newest application of what the quote says now, and the specimen', () => {
    expect(checkDocumentsRead(quote, 2, [application, specimen]).ok).toBe(true);
  });

  test('may name the application alone, whatever its version', () => {
    for (const version of [1, 2, 7]) {
      expect(checkDocumentsRead(quote, 1, [{ ...application, version }]).ok).toBe(true);
    }
  });

  test('says that the documents are to be read again, and what changed is theirs', () => {
    const refused = checkDocumentsRead({ contentHash: null }, 2, [application, specimen]);
    expect(refused.ok ? '' : refused.refusal.message).toBe(
      'The documents changed after you opened them. Read them again.',
    );
  });

  test.each<[string, number, ReadDocument[]]>([
    ['a document that is not there', 2, [application]],
    ['the specimen alone', 1, [specimen]],
    ['nothing at all', 0, []],
    ['an application of other answers', 2, [{ ...application, madeFrom: 'hash-0' }, specimen]],
    ['an application that was made anew since', 2, [{ ...application, isNewest: false }, specimen]],
    ['a document whose file is still made', 2, [application, { ...specimen, sha256: null }]],
  ])('cannot name %s as read', (_what, named, found) => {
    expect(checkDocumentsRead(quote, named, found)).toMatchObject({
      ok: false,
      refusal: { code: 'documents_outdated', field: 'signature.documents' },
    });
  });
});
