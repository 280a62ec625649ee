import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSimulatedTelematics } from '@roadworthy/providers/telematics/simulated-telematics.ts';
import { deriveSecrets } from '@roadworthy/server/kernel/settings/secrets.ts';
import type { APIRequestContext } from '@playwright/test';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { boundQuote, quoteOf } from './support/quote-api.ts';
import { enterAsCustomer } from './support/sign-in.ts';

/** A made-up device that does not rest in the next minutes. */
function drivingDevice(): string {
  const now = () => new Date();
  const company = createSimulatedTelematics({ secret: 'of nobody', now });
  const isDriving = (id: string): boolean => {
    const [at, later] = [0, 5 * 60_000].map((ms) => {
      const { data } = JSON.parse(company.pushOf('bouncie', id, new Date(Date.now() + ms)).body) as {
        data: readonly { readonly gps: { readonly lat: number } }[];
      };
      return data[0]?.gps.lat;
    });
    return at !== later;
  };
  const named = Array.from({ length: 50 }, (_, index) => `SIM-OH-${Date.now().toString(36)}-${index}`);
  return named.find(isDriving) ?? '';
}
const number = drivingDevice();

/** What the company of the device pushes of it now, signed as it signs. */
async function tell(request: APIRequestContext, at = new Date()): Promise<number> {
  const master = readFileSync(join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'secrets', 'master'), 'utf8').trim();
  const now = () => new Date();
  const company = createSimulatedTelematics({ secret: deriveSecrets(master).webhookSecret, now });
  const { headers, body } = company.pushOf('bouncie', number, at);
  const answer = await request.post('/api/telematics/bouncie', {
    headers: { ...headers, 'content-type': 'application/json' },
    data: Buffer.from(body),
  });
  return answer.status();
}

test('a customer connects a device with consent, sees where their vehicle was last, and disconnects it', async ({
  page,
  request,
}) => {
  const email = `odile.${Date.now().toString(36)}@example.com`;
  const facts = quoteOf('Odile', 'Farrand');
  await boundQuote(request, { ...facts, person: { ...facts.person, email } });
  await enterAsCustomer(page, email);
  await page.goto('/customers');
  await page.getByRole('link', { name: '2023 Airstream Bambi' }).click();
  const devices = page.getByRole('region', { name: 'Where it is' });
  await expect(devices.getByText('No device tells us where this vehicle is.')).toBeVisible();

  await devices.getByRole('button', { name: 'Connect a device' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Company').selectOption('bouncie');
  await dialog.getByLabel(/^Number of the device/).fill(number);
  await expect(dialog.getByText('Those who handle your policy see it on a map of storms and fires')).toBeVisible();
  await dialog.getByRole('button', { name: 'Connect', exact: true }).press('Enter');
  await expect(dialog.getByText('Say that you agree to what the device tells us, and to whom.')).toBeVisible();
  await expectGoodPage(page, 'a device without consent');
  await dialog.getByLabel(/^I agree/).press('Space');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).press('Enter');
  await expect(devices.getByText('It has not told us a place yet.')).toBeVisible();

  expect(await tell(request)).toBe(200);
  await page.reload();
  await expect(devices.getByText(/^Last seen .*, at \d+\.\d+, -\d+\.\d+\.$/)).toBeVisible();
  await expect(devices.getByText(/^That is near OH \d{5}\.$/)).toBeVisible();
  await devices.getByRole('button', { name: 'Show it on a map' }).press('Enter');
  const mark = devices.locator('[data-drawn]').getByLabel('Bouncie');
  await expect(mark).toBeVisible();
  await expectGoodPage(page, 'where a vehicle was last');

  // It drives on, and the page follows by itself: the lines and the map.
  const line = devices.getByText(/^Last seen .*, at \d+\.\d+, -\d+\.\d+\.$/);
  const [before, markBefore] = [await line.textContent(), await mark.getAttribute('style')];
  expect(await tell(request, new Date(Date.now() + 4 * 60_000))).toBe(200);
  await expect(line).not.toHaveText(before ?? '', { timeout: 3_000 });
  await expect(mark).not.toHaveAttribute('style', markBefore ?? '');

  await devices.getByRole('button', { name: 'Disconnect Bouncie' }).press('Enter');
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).press('Enter');
  await expect(devices.getByText('No device tells us where this vehicle is.')).toBeVisible();
  // Its company hears that it was received, as of any other number that nobody here has.
  expect(await tell(request)).toBe(200);
  await page.reload();
  await expect(devices.getByText('No device tells us where this vehicle is.')).toBeVisible();
});
