import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, decideFinishUpload, decideKeep, decideTakePart, fileInfected, fileNotOpened } from './upload.ts';
import { bytesOfPart, fileStatuses, mostFileBytes, mostOpenedBytes, partBytes, partCount } from './vocabulary.ts';

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

const found = { byteSize: open.byteSize, picture: null, archive: null, isBroken: false } as const;
const keep = (content: Partial<Content>, byteSize: number = open.byteSize) =>
  decideKeep({ byteSize }, { ...found, byteSize, type: 'image/png', ...content });

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
    expect(codeOf(keep({ type }))).toBe(code);
  });

  test('is as long as it was announced', () => {
    expect(codeOf(decideKeep(open, { ...found, byteSize: open.byteSize - 1, type: 'application/pdf' }))).toBe(
      'size_differs',
    );
  });

  test.each([
    [{ picture: { width: 4_000, height: 3_000 } }, 'done'],
    [{ picture: { width: 16_000, height: 7_500 } }, 'done'],
    [{ picture: { width: 16_000, height: 7_501 } }, 'picture_too_many_pixels'],
    [{ picture: { width: 800, height: 100 } }, 'done'],
    [{ picture: { width: 801, height: 100 } }, 'picture_too_narrow'],
    [{ picture: { width: 2, height: 20_000 } }, 'picture_too_narrow'],
    [{ isBroken: true }, 'file_broken'],
    [{ archive: { entries: 40, unpackedBytes: 512 * 1024 * 1024 } }, 'done'],
    [{ archive: { entries: 40, unpackedBytes: 512 * 1024 * 1024 + 1 } }, 'archive_too_large'],
    [{ archive: { entries: 10_001, unpackedBytes: 1 } }, 'archive_too_large'],
  ])('that holds %j: %s', (content, code) => {
    expect(codeOf(keep(content))).toBe(code);
  });

  test('of a kind that is opened has few enough bytes for that; a film or a PDF may have more', () => {
    const large = mostOpenedBytes + 1;
    expect(codeOf(keep({}, large))).toBe('file_too_large_to_open');
    expect(codeOf(keep({ type: 'application/pdf' }, large))).toBe('done');
    expect(codeOf(keep({ type: 'video/mp4' }, large))).toBe('done');
  });

  test('names the field of what is refused', () => {
    const refusals = [
      keep({ picture: { width: 2, height: 20_000 } }),
      keep({ isBroken: true }),
      fileInfected('EICAR-Test-File'),
      fileNotOpened(),
    ];
    for (const refused of refusals) expect(refused).toMatchObject({ refusal: { field: 'name' } });
    expect(fileInfected('EICAR-Test-File').refusal.message).toContain('EICAR-Test-File');
  });
});
