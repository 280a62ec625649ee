import { describe, expect, test } from 'vitest';
import { may, principalOf } from '../identity/principal.ts';
import { type ArrivedFile, decideAttachFile, decideFile } from './attach-file.ts';
import { decideChangeFile } from './change-file.ts';

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

  test.each([
    ['organization:agent', true],
    ['organization:owner', true],
    ['organization:underwriter', true],
    ['global:service_agent', true],
    ['global:service_member', true],
    ['global:service_manager', true],
    ['global:underwriter', true],
    ['global:admin', true],
    ['global:read_only', false],
    ['global:actuary', false],
    ['global:organization_admin', false],
    ['global:user', false],
    ['organization:customer', false],
    ['token:quote', false],
    ['token:claim', false],
    ['anonymous', false],
    ['email', false],
  ] as const)('is put to a quote or a policy by %s: %s', (role, allowed) => {
    for (const permission of ['quote:annotate', 'policy:annotate'] as const) {
      expect(decideFile(principalOf(role), permission).ok).toBe(allowed);
      expect(may(principalOf(role), 'file:write')).toBe(allowed);
    }
  });

  test('is archived and shown while it is in the list, and not after', () => {
    expect(decideChangeFile({ archived: null }).ok).toBe(true);
    expect(decideChangeFile({ archived: new Date(0) })).toMatchObject({ refusal: { code: 'file_archived' } });
  });
});
