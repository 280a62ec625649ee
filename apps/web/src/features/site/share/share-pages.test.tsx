import { renderToStaticMarkup } from 'react-dom/server';
import { sharePicture } from '@roadworthy/core/shared/site/share-picture.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { rigSoldIn } from '../states/area-law.ts';
import { areas } from '../states/areas.ts';
import { publicPaths } from '../../../locale/public-paths.ts';
import { drawSharePicture } from './draw-share-picture.tsx';
import { breakLines } from './set-type.ts';
import { sharePages } from './share-pages.ts';

// English of Canada is made of both when pages are built.
const locales = ['en-us', 'fr-ca'] as const;

describe('the picture of a page that is passed on', () => {
  test('is there for every page that search engines see', () => {
    expect(sharePages.map(({ path }) => path).toSorted()).toEqual([...publicPaths].toSorted());
  });

  test('names no colour, font or place that whatever paints it does not know', async () => {
    for (const page of sharePages.filter((_, index) => index % 9 === 0)) {
      for (const locale of locales) {
        const drawing = drawSharePicture(page, await page.title(locale), renderToStaticMarkup);
        expect([
          page.path,
          drawing.match(/var\(|<text|font-family|https?:\/\/(?!www\.w3\.org)|undefined|NaN/g),
        ]).toEqual([page.path, null]);
      }
    }
  });

  test('shows no rig where none is sold, and the land of the place all the same', () => {
    const [page] = sharePages;
    const drawn = (rig: (typeof sharePages)[number]['rig']) =>
      page ? drawSharePicture({ ...page, rig }, 'Somewhere', renderToStaticMarkup) : '';
    expect(drawn(null).length).toBeLessThan(drawn('travel_trailer').length);
    expect(drawn(null)).toContain('<svg');
    for (const area of areas) {
      const pictured = sharePages.find(({ path }) => path === `/states/${area.slug}`);
      expect([area.code, pictured?.rig]).toEqual([
        area.code,
        rigSoldIn(area.code, day(new Date().toISOString().slice(0, 10))),
      ]);
    }
  });

  test('has the size that those who show it ask for', async () => {
    const [page] = sharePages;
    const drawing = page ? drawSharePicture(page, await page.title('fr-ca'), renderToStaticMarkup) : '';
    expect(await sharp(Buffer.from(drawing)).metadata()).toMatchObject({ format: 'svg', width: 1200, height: 630 });
  });

  test('says every title whole', async () => {
    for (const page of sharePages) {
      for (const locale of locales) {
        const title = await page.title(locale);
        const lines = breakLines(title, 60, sharePicture.width - 128);
        expect([title, lines.length <= 3, lines.join(' ')]).toEqual([title, true, title]);
      }
    }
  });
});

test('a title stands in lines as even as they can be', () => {
  expect(breakLines('Insure the home you drive', 92, 1072)).toEqual(['Insure the', 'home you drive']);
  expect(breakLines('Boat insurance', 92, 1072)).toEqual(['Boat insurance']);
});
