import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideFinishUpload, decideKeep, decideTakePart } from './upload.ts';
import { bytesOfPart, fileStatuses, mostFileBytes, partBytes, partCount } from './vocabulary.ts';

const open = { status: 'uploading', byteSize: 2 * partBytes + 7 } as const;
const codeOf = (decision: { ok: boolean; refusal?: { code: string } }) => decision.refusal?.code ?? 'done';

describe('the parts of a file', () => {
  test('are together as long as the file, whatever its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: mostFileBytes }), (size) => {
        const parts = Array.from({ length: partCount(size) }, (_, place) => bytesOfPart(size, place + 1));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(size);
        expect(parts.every((part) => part > 0 && part <= partBytes)).toBe(true);
      }),
      { seed: 20261122 },
    );
  });

  test.each([
    [1, partBytes, 'done'],
    [3, 7, 'done'],
    [3, 8, 'size_differs'],
    [1, partBytes - 1, 'size_differs'],
    [0, partBytes, 'part_unknown'],
    [4, 7, 'part_unknown'],
    [1.5, partBytes, 'part_unknown'],
    [Number.NaN, partBytes, 'part_unknown'],
  ])('of number %s and %s bytes: %s', (part, bytes, code) => {
    expect(codeOf(decideTakePart(open, part, bytes))).toBe(code);
  });

  test.each(fileStatuses.filter((status) => status !== 'uploading'))('are over once the file is %s', (status) => {
    expect(codeOf(decideTakePart({ ...open, status }, 1, partBytes))).toBe('upload_over');
    expect(codeOf(decideFinishUpload({ ...open, status }, [1, 2, 3]))).toBe('upload_over');
  });

  test.each([
    [[3, 1, 2], 'done'],
    [[1, 2], 'parts_missing'],
    [[1, 1, 2], 'parts_missing'],
    [[], 'parts_missing'],
  ])('%j make it whole: %s', (parts, code) => {
    expect(codeOf(decideFinishUpload(open, parts))).toBe(code);
  });
});

describe('the whole', () => {
  test.each([
    ['application/pdf', 'done'],
    ['image/heic', 'done'],
    ['image/svg+xml', 'file_kind_not_taken'],
    ['text/html', 'file_kind_not_taken'],
    ['application/zip', 'file_kind_not_taken'],
    ['application/vnd.ms-word.document.macroenabled.12', 'file_kind_not_taken'],
    [null, 'file_kind_not_taken'],
  ])('of type %s: %s', (type, code) => {
    expect(codeOf(decideKeep(open, { byteSize: open.byteSize, type }))).toBe(code);
  });

  test('is as long as it was announced', () => {
    expect(codeOf(decideKeep(open, { byteSize: open.byteSize - 1, type: 'application/pdf' }))).toBe('size_differs');
  });
});
