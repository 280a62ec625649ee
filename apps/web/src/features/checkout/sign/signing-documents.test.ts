import { describe, expect, test } from 'vitest';
import { newestDocuments, readableDocuments } from './signing-documents.ts';

const version = (document_type: string, number: number, status = 'ready') => ({
  document_id: `${document_type}-${number}`,
  document_type,
  version: number,
  status,
});

describe('what is read before a signature', () => {
  test('is the newest version of each document, the application first', () => {
    const found = newestDocuments([
      version('specimen_policy', 1),
      version('application', 2),
      version('application', 1, 'failed'),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['application-2', 'specimen_policy-1']);
    expect(readableDocuments(found)).toEqual(['application-2', 'specimen_policy-1']);
  });

  test.each([
    ['nothing is there', []],
    ['one of them is not there', [version('application', 1)]],
    ['one of them is still made', [version('application', 1), version('specimen_policy', 1, 'pending')]],
    ['the newest could not be made', [version('application', 2, 'failed'), version('specimen_policy', 1)]],
  ])('cannot be named while %s', (_why, documents) => {
    expect(readableDocuments(newestDocuments(documents))).toBeNull();
  });
});
