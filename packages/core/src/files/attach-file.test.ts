import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { addressOfFile, type ArrivedFile, decideAttachFile, decideFile, fileAtAddress } from './attach-file.ts';
import { decideArchiveFile, decideShowFile } from './archive-file.ts';

const fileId = '0198a0f0-0000-7000-8000-000000000001';
const quote = { table: 'quotes', id: 'q1' } as const;
const stored: ArrivedFile = { fileId, status: 'stored', record: quote, isAttached: false };

describe('a file', () => {
  test('becomes part of the record that it was sent for', () => {
    expect(decideAttachFile(stored, quote)).toEqual({ ok: true, event: { fileId } });
  });

  test.each<[string, ArrivedFile | null, string]>([
    ['that nobody knows', null, 'file_not_here'],
    ['of another quote', { ...stored, record: { table: 'quotes', id: 'q2' } }, 'file_not_here'],
    ['of a policy of the same key', { ...stored, record: { table: 'policies', id: 'q1' } }, 'file_not_here'],
    ['that is there already', { ...stored, isAttached: true }, 'file_attached'],
    ['on its way', { ...stored, status: 'uploading' }, 'file_not_stored'],
    ['that was refused', { ...stored, status: 'refused' }, 'file_not_stored'],
  ])('%s does not', (_which, file, code) => {
    expect(decideAttachFile(file, quote)).toMatchObject({ ok: false, refusal: { code, field: 'url' } });
  });

  test('is named by its address and by no other', () => {
    expect(fileAtAddress(addressOfFile(fileId))).toBe(fileId);
    for (const other of [
      `https://rv.example${addressOfFile(fileId)}`,
      `${addressOfFile(fileId)}/parts/1`,
      '/api/v1/files/..',
      '',
    ]) {
      expect([other, fileAtAddress(other)]).toEqual([other, null]);
    }
  });

  test.each([
    ['organization:agent', true],
    ['organization:underwriter', true],
    ['global:read_only', false],
    ['organization:customer', false],
    ['token:quote', false],
  ] as const)('is put to a quote by %s: %s', (role, allowed) => {
    expect(decideFile(principalOf(role), 'quote:annotate').ok).toBe(allowed);
  });

  test('is archived and shown while it is in the list, and not after', () => {
    for (const decide of [decideArchiveFile, decideShowFile]) {
      expect(decide({ archived: null, visible: true }).ok).toBe(true);
      expect(decide({ archived: new Date(0), visible: true })).toMatchObject({ refusal: { code: 'file_archived' } });
    }
  });
});
