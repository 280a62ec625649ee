import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

type SentMap = { readonly file: string; readonly incident: string; readonly around: string };

/** Sends a map of one incident as an underwriter does, and opens it by the keyboard; answers the panel beside the list. */
export async function sendMap(page: Page, { file, incident, around }: SentMap): Promise<Locator> {
  await page.goto('/underwriting/map');
  await page.getByRole('button', { name: 'Send a map' }).click();
  const sending = page.getByRole('dialog');
  await sending.getByLabel(/^KML, KMZ or GeoJSON/).setInputFiles({
    name: file,
    mimeType: 'application/vnd.google-earth.kml+xml',
    buffer:
      Buffer.from(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>${incident}</name><Polygon>
      <outerBoundaryIs><LinearRing><coordinates>${around}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
    </Document></kml>`),
  });
  await sending.getByRole('button', { name: 'Send a map' }).click();
  const said = page.getByText('The map is here.');
  await expect(said).toBeVisible();
  await said.waitFor({ state: 'hidden' });

  // By the table and the keyboard, as whoever sees no map.
  const row = page.getByRole('link', { name: file });
  await row.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { name: incident })).toBeVisible();
  return panel;
}
