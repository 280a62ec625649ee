// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadSoldLinesDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { sitePages } from '../site-pages.ts';
import { siteTranslator } from '../site-translator.ts';
import { LineTiles } from './line-tiles.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const t = await siteTranslator('en-us');
const line = (provider: string, way: string) => ({ provider, name: `The ${provider}`, about: '', way });

beforeEach(() =>
  server.answer(LoadSoldLinesDocument, ({ partner }) => ({
    sold_lines: [line('boat', 'checkout'), line('pro', 'enquiry'), ...(partner ? [] : [line('safeco', 'elsewhere')])],
  })),
);
const starts = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/checkout'));

describe('the tiles of the lines', () => {
  test('lead to each line’s own page, and to the start of what is sold alone', async () => {
    await drawPage('site', '/', <LineTiles t={t} />);
    await screen.findByRole('link', { name: 'See my price range: Boat insurance' });
    expect(starts()).toEqual([
      '/checkout/start?line=boat&source=homepage_footer',
      '/checkout/start?line=safeco&source=homepage_footer',
    ]);
    const pages = sitePages.filter((page) => page.line);
    expect(pages).toHaveLength(8);
    for (const { path } of pages) {
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`/${path}`);
    }
    screen.getByRole('link', { name: 'The safeco' });
  });

  test('show no carrier where the organization that the visitor came to links to none', async () => {
    await drawPage('site', '/?partner=lakeside-rv', <LineTiles t={t} />);
    await vi.waitFor(() => expect(screen.queryByText('Sold by other companies')).toBeNull(), 15_000);
    expect(starts()).toEqual(['/checkout/start?line=boat&source=homepage_footer']);
    expect(server.sentTo(LoadSoldLinesDocument).map(({ variables }) => variables)).toEqual([
      { partner: 'lakeside-rv' },
    ]);
  });
});
