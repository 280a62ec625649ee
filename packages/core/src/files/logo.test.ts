import { describe, expect, test } from 'vitest';
import { contrastOnWhite, decideKeepLogo, decideSendLogo, leastContrast, mostLogosOfDay } from './logo.ts';

const good = { type: 'image/png', width: 600, height: 136, contrast: 7 };
const codeOf = (decision: ReturnType<typeof decideKeepLogo | typeof decideSendLogo>) =>
  decision.ok ? null : decision.refusal.code;

describe('a logo', () => {
  test.each([
    [{}, null],
    [{ type: 'image/jpeg' }, null],
    [{ type: 'image/svg+xml' }, 'logo_kind_not_taken'],
    [{ type: null }, 'logo_kind_not_taken'],
    [{ width: 20_000, height: 20_000 }, 'picture_too_many_pixels'],
    [{ width: 5_000, height: 40 }, 'picture_too_narrow'],
    [{ width: 149, height: 33 }, 'logo_too_small'],
    [{ width: 34, height: 34 }, null],
    [{ width: 150, height: 30 }, null],
    [{ contrast: leastContrast - 0.01 }, 'logo_too_pale'],
    [{ contrast: leastContrast }, null],
  ])('with %o ends with %s', (other, code) => {
    expect(codeOf(decideKeepLogo({ ...good, ...other }))).toBe(code);
  });

  test.each([
    ['logo.png', 1_000, 0, null],
    ['logo.svg', 1_000, 0, 'logo_kind_not_taken'],
    ['logo.pdf', 1_000, 0, 'logo_kind_not_taken'],
    ['logo.png', 0, 0, 'file_empty'],
    ['logo.png', 1_000, mostLogosOfDay, 'logos_spent'],
    ['logo.png', 1_000, mostLogosOfDay - 1, null],
  ])('announced as %s of %d bytes after %d ends with %s', (name, byteSize, sent, code) => {
    expect(codeOf(decideSendLogo({ name, byteSize }, { sent }))).toBe(code);
  });
});

const points = (...list: readonly (readonly [number, number, number, number])[]) => new Uint8Array(list.flat());
const black = [0, 0, 0, 255] as const;
const white = [255, 255, 255, 255] as const;
const nothing = [0, 0, 0, 0] as const;
const yellow = [255, 230, 0, 255] as const;

describe('the contrast on white', () => {
  test('is that of black where it is drawn in black, whatever its paper is', () => {
    expect(contrastOnWhite(points(black, white, white, nothing))).toBeCloseTo(21, 5);
  });
  test('is none where nothing is drawn', () => {
    expect(contrastOnWhite(points(white, nothing, white))).toBe(1);
    expect(contrastOnWhite(new Uint8Array())).toBe(1);
  });
  test('is low for yellow alone, and counts the stronger quarter', () => {
    expect(contrastOnWhite(points(yellow, yellow, yellow, white))).toBeLessThan(1.4);
    expect(contrastOnWhite(points(black, black, yellow, yellow, yellow, yellow, yellow))).toBeCloseTo(21, 5);
    expect(contrastOnWhite(points(black, yellow, yellow, yellow, yellow, yellow, yellow, yellow))).toBeLessThan(1.4);
  });
  test('of what half covers the paper is that of grey', () => {
    expect(contrastOnWhite(points([0, 0, 0, 128]))).toBeCloseTo(3.98, 1);
  });
});
