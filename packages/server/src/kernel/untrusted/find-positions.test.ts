import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writtenOver } from '../../files/keep-unplaced.ts';
import { box, film, inExif, picture, text } from '../../../test/boxed-files.ts';
import { PositionFinder } from './find-positions.ts';

function find(bytes: Buffer, isPicture: boolean, step = bytes.byteLength) {
  const finder = new PositionFinder();
  for (let at = 0; at < bytes.byteLength; at += step) finder.take(bytes.subarray(at, at + step));
  return finder.end(isPicture);
}

async function cleaned(bytes: Buffer, isPicture: boolean, step?: number): Promise<Buffer> {
  const found = find(bytes, isPicture, step);
  if (found === null) throw new Error('It cannot be read');
  const pieces = (async function* () {
    for (let at = 0; at < bytes.byteLength; at += step ?? 7) yield bytes.subarray(at, at + (step ?? 7));
  })();
  const written: Buffer[] = [];
  for await (const piece of writtenOver(pieces, found.patches)) written.push(piece);
  return Buffer.concat(written);
}

describe('where something was taken', () => {
  test.each([1, 3, 8, 4_096])('is in a film no more, of which nothing else moves (in pieces of %i)', async (step) => {
    const bytes = film();
    const clean = await cleaned(bytes, false, step);
    expect(clean.byteLength).toBe(bytes.byteLength);
    expect(clean.toString('latin1')).not.toMatch(/\.7128|074|ISO6709/u);
    expect(clean.toString('latin1')).toContain('what is seen and heard');
    // The boxes are where they were, with what is gone marked as free.
    expect(clean.toString('latin1').match(/ftyp|mdat|moov|mvhd|trak|udta|meta|uuid|free/gu)).toEqual([
      'ftyp',
      'mdat',
      'moov',
      'mvhd',
      'free',
      'free',
      'trak',
      'free',
      'free',
      'free',
      'free',
    ]);
  });

  test.each([1, 5, 4_096])(
    'is in a picture of a telephone no more, whose EXIF is found (in pieces of %i)',
    async (step) => {
      const bytes = picture();
      const exif = find(bytes, true)?.exif;
      expect(bytes.subarray(exif?.at, (exif?.at ?? 0) + (exif?.length ?? 0))).toEqual(inExif);
      const clean = await cleaned(bytes, true, step);
      expect(clean.byteLength).toBe(bytes.byteLength);
      expect(clean.toString('latin1')).not.toMatch(/40\.7128|GPS/u);
      expect(clean.toString('latin1')).toContain('what is seen');
      expect(clean.toString('latin1')).toContain('hvc1');
    },
  );

  test('is known of no file that is cut off in its description, lies about its length, or has none', () => {
    const whole = film();
    const moov = whole.indexOf('moov') - 4;
    expect(find(whole.subarray(0, moov + 100), false)).toBeNull();
    const longer = Buffer.from(whole);
    longer.writeUInt32BE(0xffff_ffff, whole.indexOf('mvhd') - 4);
    expect(find(longer, false)).toBeNull();
    const endless = Buffer.from(whole);
    endless.writeUInt32BE(0, moov);
    expect(find(endless, false)).toBeNull();
    expect(find(box('ftyp', text('isom')), false)).toBeNull();
    const outside = picture();
    outside.writeUInt32BE(0x7fff_ffff, outside.indexOf('iloc') + 4 + 6 + 2 + 16 + 8);
    expect(find(outside, true)).toBeNull();
  });

  test('of what is spoiled at any byte is read without a complaint, and writes over nothing outside of it', () => {
    const files = [
      { bytes: film(), isPicture: false },
      { bytes: picture(), isPicture: true },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        ({ bytes, isPicture }, spoils, cut) => {
          const spoiled = Buffer.from(bytes);
          for (const [at, value] of spoils) spoiled[at % bytes.byteLength] = value;
          const rest = cut % 3 === 0 ? spoiled.subarray(0, cut % bytes.byteLength) : spoiled;
          const found = find(rest, isPicture, 11);
          return (
            found === null ||
            found.patches.every(({ at, length }) => at >= 0 && length > 0 && at + length <= rest.byteLength)
          );
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
