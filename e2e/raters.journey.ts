import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { dana, enterAsStaff, signInAsStaff } from './support/sign-in.ts';

const arno = 'arno@roadworthy.example';
const dearest = 2600;

type Row = { readonly factor: string; readonly key: string; readonly factors?: object; readonly amount?: number };
type RateFile = { readonly version: string; readonly rows: readonly Row[] };

/** The file of the rates in force, as the actuary downloads it. */
async function downloadedRates(page: Page): Promise<RateFile> {
  // Versions of every line and organization are more than a page holds.
  await page.goto('/underwriting/raters?q=2026.1');
  const row = page.getByRole('row').filter({ hasText: 'Personal 2026.1' }).filter({ hasText: 'Cascade RV Insurance' });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personal 2026.1' })).toBeVisible();
  await page.getByRole('tab', { name: 'File' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  return JSON.parse(readFileSync(await (await file).path(), 'utf8')) as RateFile;
}

/** The rates under another number, with a fee of another amount. */
const nextRates = (rates: RateFile, version: string, fee: number): RateFile => ({
  ...rates,
  version,
  rows: rates.rows.map((row) => (row.factor === 'policy_fee' ? { ...row, amount: fee } : row)),
});

async function choose(page: Page, name: string, file: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(file));
  await page.getByLabel('Choose files').setInputFiles({ name, mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** Prices the newest bound quote of Cascade’s personal line under the draft, and keeps it as a fixture at the price in force. */
async function keepFixture(page: Page, draft: string): Promise<void> {
  await page.goto('/underwriting/quotes?view=bound&f[provider]=personal');
  const quote = page.getByRole('row').filter({ hasText: 'Cascade RV Insurance' }).first();
  await quote.getByRole('link').click();
  await expect(page.getByRole('table', { name: 'Price, item by item' })).toBeVisible();
  await expect(page.getByText(/^Version 2026\.1 of the rates prices this: it counts in [A-Z]{2}/)).toBeVisible();
  await page.getByLabel('Side by side with').selectOption({ label: `${draft} (draft)` });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const compared = page.getByRole('table', { name: 'Item by item, side by side' });
  await expect(compared.getByRole('row').filter({ hasText: 'Policy fee' })).toContainText('+$1.00');
  await settled(page, /^Pricing test$/);
  await expectGoodPage(page, 'two versions side by side');
  await page.getByText('Request', { exact: true }).first().click();
  await page.getByLabel('Search', { exact: true }).first().fill('termMonths');
  await expect(page.getByText(/^termMonths: (?:6|12)$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save as a fixture' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save as a fixture' }).click();
  await expect(dialog.getByText('Give the fixture a name.').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('A policy of today');
  await dialog.getByRole('button', { name: 'Save as a fixture' }).click();
  await expect(page.getByText('The fixture is saved.')).toBeVisible();
}

/** Rates the book under the draft, and reads what each part of it would do. */
async function seeDislocation(page: Page, draft: string): Promise<void> {
  await page.goto('/underwriting/raters');
  await page.getByRole('link', { name: 'Dislocation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dislocation' })).toBeVisible();
  await page.getByRole('button', { name: 'Rate the book' }).click();
  await expect(page.getByText('Choose a version.')).toBeVisible();
  const label = `Personal ${draft} (draft), Cascade RV Insurance`;
  await page.getByLabel('Version', { exact: true }).selectOption({ label });
  await page.getByLabel(/^Cap, in percent/).fill('10');
  await page.getByRole('button', { name: 'Rate the book' }).click();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Policies by change', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who would be looked at' })).toBeVisible();
  await settled(page, new RegExp(draft.replace('.', String.raw`\.`)));
  await expectGoodPage(page, 'a dislocation run');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^dislocation-.*\.csv$/);
}

test('an actuary imports a version, finds its error by row, compares, runs fixtures, sees the dislocation and promotes', async ({
  page,
}) => {
  await page.goto('/agents/sign-in');
  await signInAsStaff(page, arno, /\/underwriting\/raters$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Raters' })).toBeVisible();
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link')).toHaveText(['Raters', 'Pricing test', 'Products']);

  const version = `2027.${Date.now() % 1_000_000}`;
  const rates = nextRates(await downloadedRates(page), version, dearest);
  const wrong = rates.rows.findIndex(({ factor, key }) => factor === 'storage' && key === 'street');
  const broken = rates.rows.map((row, index) => (index === wrong ? { ...row, factors: {} } : row));
  await page.goto('/underwriting/raters');
  await page.getByRole('link', { name: 'Import a version' }).click();
  await page.getByLabel('Organization').selectOption({ label: 'Cascade RV Insurance' });
  await choose(page, 'personal.json', { ...rates, rows: broken });
  const problem = page.getByRole('table', { name: '1 problem' }).getByRole('row').nth(1);
  await expect(problem).toContainText(String(wrong + 1));
  await expect(problem).toContainText('storage / street');
  await expectGoodPage(page, 'a version with a problem');
  await choose(page, 'personal.json', rates);
  await page.getByRole('button', { name: 'Import as a draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Personal ${version}` })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.getByRole('tab', { name: 'Differences' }).click();
  await page.getByLabel('Compared with').selectOption({ label: '2026.1' });
  const fee = page
    .getByRole('table', { name: /^policy fee/ })
    .getByRole('row')
    .nth(1);
  await expect(fee).toContainText('+$1.00');

  await keepFixture(page, version);
  await page.goto(`${address}?tab=fixtures`);
  const fixture = page
    .getByRole('table', { name: 'Fixtures' })
    .getByRole('row')
    .filter({ hasText: 'A policy of today' });
  await expect(fixture).toContainText('+$1.00');

  await seeDislocation(page, version);

  await page.goto(address);
  await page.getByRole('button', { name: 'Promote' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 fixture differs.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await expect(dialog.getByText('Say why this version is put in force.').first()).toBeVisible();
  await dialog.getByLabel('Why', { exact: true }).fill('Filed for the Yukon, where nothing is sold.');
  // Other journeys keep their prices.
  await dialog.getByLabel('Where').selectOption('YT');
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await expect(dialog.getByText(/^These fixtures come to another total: A policy of today\./).first()).toBeVisible();
  await expectGoodPage(page, 'a promotion that is refused');
  await dialog.getByLabel(/^Why fixtures may differ/).fill('The fee rises by a dollar.');
  await dialog.getByRole('button', { name: 'Promote' }).click();
  await expect(page.getByText(`Personal ${version} is promoted.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'YT' })).toContainText('Arno Feld');
});

test('a quote is priced by the rates of then beside those of today; who reads rates sees them without buttons', async ({
  page,
  visitor,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsStaff(page, arno);
  // Other journeys leave more quotes than a page holds.
  await page.goto('/underwriting/quotes?q=Tiffin');
  // Insured by the version of two years ago, to the cent, beside what it would cost today; what came after is above it.
  await page.getByRole('link', { name: '2023 Tiffin Allegro' }).last().click();
  await expect(page.getByText(/^Version 2024\.1 of the rates prices this/)).toBeVisible();
  await page.getByLabel('Side by side with').selectOption('2026.1');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const fee = page.getByRole('table', { name: 'Item by item, side by side' }).getByRole('row', { name: /^Policy fee/ });
  await expect(fee).toContainText('$20.00$25.00+$5.00');
  await settled(page, /^Pricing test$/);
  await expectGoodPage(page, 'a quote under the rates of then and of today');
  const reader = await visitor();
  await enterAsStaff(reader, 'uma@cascade.example');
  await reader.goto('/underwriting/raters');
  await expect(reader.getByRole('link', { name: 'Personal 2024.1' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Import a version' })).toHaveCount(0);
  await reader.getByRole('link', { name: 'Personal 2024.1' }).click();
  await settled(reader, /^Personal 2024\.1$/);
  await expect(reader.getByRole('button', { name: /^(?:Promote|Release)/ })).toHaveCount(0);
  await reader.goto('/underwriting/raters/import');
  await expect(reader.getByRole('main')).toContainText('needs the role actuary');
  await enterAsStaff(reader, dana);
  await reader.goto('/underwriting/raters');
  await settled(reader, /^This page is not open to you$/);
});
