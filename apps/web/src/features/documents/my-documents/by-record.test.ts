import { expect, test } from 'vitest';
import type { MyDocumentFragment } from '../../../generated/documents.ts';
import { byRecord } from './by-record.ts';

const document = (id: string, policyId: string | null, quoteId: string): MyDocumentFragment => ({
  document_id: id,
  document_type: 'declarations',
  about_id: null,
  version: 1,
  name: 'Declarations',
  status: 'ready',
  byte_size: 2048,
  created: '2026-06-15T14:00:00Z',
  language: 'en-us',
  policy:
    policyId === null
      ? null
      : {
          policy_id: policyId,
          policy_number: `RWP-${policyId}`,
        },
  quote: {
    quote_id: quoteId,
    provider: 'personal',
    vehicles: [],
  },
});

test('documents stand together by policy, whichever quote of it they are about, and by quote before there is one', () => {
  const listed = byRecord([
    document('d4', 'p1', 'q2'),
    document('d3', null, 'q3'),
    document('d2', 'p1', 'q1'),
    document('d1', null, 'q3'),
  ]);
  expect(listed.map(({ key, documents }) => [key, documents.map(({ document_id: id }) => id)])).toEqual([
    ['p1', ['d4', 'd2']],
    ['q3', ['d3', 'd1']],
  ]);
  expect(listed.map(({ policy }) => policy?.policy_number ?? null)).toEqual(['RWP-p1', null]);
});

test('nothing is nothing', () => {
  expect(byRecord([])).toEqual([]);
});
