import { describe, expect, test } from 'vitest';
import { type Announced, checkRoom, decideBeginUpload } from './begin-upload.ts';
import { mostBytesOfDay, mostFileBytes, mostFilesOf } from './vocabulary.ts';

const letter: Announced = { table: 'quotes', name: 'letter.pdf', byteSize: 1000, filesOfRecord: 0, bytesOfDay: 0 };

describe('an announced file', () => {
  test('is taken up to its largest size, the last place of its record and the last byte of the day', () => {
    const most = { filesOfRecord: mostFilesOf.quotes - 1, bytesOfDay: mostBytesOfDay - mostFileBytes };
    expect(decideBeginUpload({ ...letter, byteSize: mostFileBytes, ...most })).toEqual({
      ok: true,
      event: { name: 'letter.pdf', byteSize: mostFileBytes },
    });
  });

  test.each<[Partial<Announced>, string]>([
    [{ byteSize: 0 }, 'file_empty'],
    [{ byteSize: -1 }, 'file_empty'],
    [{ byteSize: 1.5 }, 'file_empty'],
    [{ byteSize: Number.NaN }, 'file_empty'],
    [{ byteSize: 2 ** 60 }, 'file_empty'],
    [{ byteSize: mostFileBytes + 1 }, 'file_too_large'],
    [{ filesOfRecord: mostFilesOf.quotes }, 'record_full'],
    [{ bytesOfDay: mostBytesOfDay - 999 }, 'bytes_of_day_spent'],
    [{ name: 'letter.exe' }, 'file_kind_not_taken'],
  ])('is refused with %j: %s', (change, code) => {
    expect(decideBeginUpload({ ...letter, ...change })).toMatchObject({ ok: false, refusal: { code } });
  });

  test('says how much there may be in the unit that people know', () => {
    expect(decideBeginUpload({ ...letter, byteSize: mostFileBytes + 1 })).toMatchObject({
      refusal: { message: 'A file has at most 200 MB. Send a smaller one, or several.', field: 'byte_size' },
    });
  });

  test('finds less room at a claim than at a policy', () => {
    expect(checkRoom('claims', 25)).toMatchObject({ ok: false });
    expect(checkRoom('policies', 25)).toEqual({ ok: true, event: true });
  });
});
