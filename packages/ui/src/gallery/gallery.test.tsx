import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StripeProgress } from '../brand/stripe.tsx';
import { frameNames } from './frames.tsx';
import { Gallery } from './gallery.tsx';

describe.each(['all components', ...frameNames])('the markup of %s', (frame) => {
  const markup = renderToStaticMarkup(<Gallery frame={frame} />);

  test('carries no inline style, which a strict content policy refuses', () => {
    expect(markup).not.toMatch(/<[^>]+ style=/);
  });

  test('gives every id once', () => {
    const ids = [...markup.matchAll(/<[^>]+ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('names every image or hides it', () => {
    for (const [svg] of markup.matchAll(/<svg[^>]*data-drawing[^>]*>/g)) {
      expect(svg).toMatch(/aria-hidden|aria-label/);
    }
  });
});

test('progress announces whole percent with its own words', () => {
  const markup = renderToStaticMarkup(<StripeProgress percent={46.4} label="Quote" valueText="Step 3 of 8" />);
  expect(markup).toContain('aria-valuenow="46"');
  expect(markup).toContain('aria-valuetext="Step 3 of 8"');
  expect(markup).toContain('aria-label="Quote"');
});
