import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readTaken } from './read-taken.ts';

async function exifOf(taken: string): Promise<Buffer> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const bytes = await blank
    .withExif({ IFD0: { Make: 'Example' }, IFD2: { DateTimeOriginal: taken } })
    .jpeg()
    .toBuffer();
  const { exif } = await sharp(bytes).metadata();
  if (!exif) throw new Error('The example has no EXIF');
  return exif;
}

test('the time of a picture is read as its camera says it', async () => {
  expect(readTaken(await exifOf('2026:08:02 16:31:07'))).toBe('2026-08-02T16:31');
});

test.each(['0000:00:00 00:00:00', '2026:13:45 99:99:99', 'yesterday, at noon!', '    :  :     :  :  '])(
  'what is no time is none: %s',
  async (taken) => {
    expect(readTaken(await exifOf(taken))).toBeNull();
  },
);

test('EXIF that is cut off anywhere or points anywhere is read without a complaint', async () => {
  const exif = await exifOf('2026:08:02 16:31:07');
  for (let length = 0; length < exif.byteLength; length += 1) readTaken(exif.subarray(0, length));
  for (let at = 0; at < exif.byteLength; at += 1) {
    const spoiled = Buffer.from(exif);
    spoiled[at] = 0xff;
    const read = readTaken(spoiled);
    expect(read === null || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(read)).toBe(true);
  }
});
