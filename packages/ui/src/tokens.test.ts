import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function theme(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  const body = block.slice(0, block.indexOf('}'));
  return new Map(
    [...body.matchAll(/--rw-([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

const themes = { light: theme("[data-theme='light']"), dark: theme("[data-theme='dark']") };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text = [
  ['ink', 'canvas'],
  ['ink', 'surface-3'],
  ['ink-2', 'surface-3'],
  ['ink-3', 'surface-2'],
  ['ink-3', 'surface-3'],
  ['ink', 'primary-tint'],
  ['ink-2', 'primary-tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-marigold', 'marigold'],
  ['on-marigold', 'marigold-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-banner', 'banner'],
  ['coral-text', 'canvas'],
  ['link', 'canvas'],
  ['link', 'surface-2'],
  ...['success', 'warning', 'danger', 'info', 'violet'].map((tone) => [tone, `${tone}-tint`]),
] as const;

const graphics = [
  'line-strong',
  'focus',
  'coral',
  'lagoon',
  'primary',
  'success',
  'warning',
  'danger',
  'info',
  'violet',
];

test.each(['light', 'dark'] as const)('text keeps a contrast of 4.5 in the %s theme', (name) => {
  for (const [front = '', back = ''] of text) {
    const ratio = contrast(themes[name].get(front) ?? '', themes[name].get(back) ?? '');
    expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['light', 'dark'] as const)('controls and graphics keep a contrast of 3 in the %s theme', (name) => {
  for (const colour of graphics) {
    const ratio = contrast(themes[name].get(colour) ?? '', themes[name].get('canvas') ?? '');
    expect(ratio, colour).toBeGreaterThanOrEqual(3);
  }
});
