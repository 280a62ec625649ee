import { examplePhoto } from '@roadworthy/testkit/example-photo.ts';
import type { Page } from '@playwright/test';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { boundQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

const uma = 'uma@cascade.example';
const shots = ['Front', 'Right side', 'Rear', 'Left side', 'Interior', 'VIN plate'];

async function send(page: Page, shot: string): Promise<void> {
  const photo = { name: 'IMG_2031.jpg', mimeType: 'image/jpeg', buffer: await examplePhoto(shot) };
  await page
    .getByLabel(new RegExp(`^(Take photo|Replace): ${shot}$`))
    .first()
    .setInputFiles(photo);
  await expect(page.getByRole('img', { name: `Photo: ${shot}` })).toBeVisible();
}

test('photos of a vehicle are asked for by an agent, sent from a telephone, asked for again and accepted', async ({
  page,
  request,
}) => {
  const { policyId } = await boundQuote(request, quoteOf('Petra', 'Fotograf'));
  await enterAsStaff(page, dana);
  await page.goto(`/agents/policies/${policyId}?tab=people`);
  await page.getByRole('button', { name: 'Ask for photos' }).click();
  await page.getByLabel('Reason').fill('The roof was repaired.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Photos needed')).toBeVisible();
  await expectGoodPage(page, 'photos that are asked for');

  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsCustomer(page, 'petra.fotograf@example.com');
  await page.goto('/customers');
  await page.getByRole('link', { name: /^Photos of your vehicle are needed by/ }).click();
  await settled(page, /./);
  for (const shot of shots) await send(page, shot);
  await expect(page.getByText('To be reviewed')).toBeVisible();
  await expectGoodPage(page, 'photos that were sent');

  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAsStaff(page, uma);
  await page.goto(`/underwriting/policies/${policyId}?tab=people`);
  await page.getByRole('button', { name: 'Look at the photo: Front' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: 'VIN plate (6 of 6)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask for photos again' }).click();
  await page.getByRole('dialog').getByLabel('Interior', { exact: true }).check();
  await page.getByLabel('What is wrong with this photo: Interior').fill('It is too dark.');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('It is too dark.')).toBeVisible();

  await enterAsCustomer(page, 'petra.fotograf@example.com');
  await page.goto(`/customers/policies/${policyId}/vehicles`);
  await expect(page.getByText('It is too dark.')).toBeVisible();
  await send(page, 'Interior');
  await expect(page.getByText('To be reviewed')).toBeVisible();
  await enterAsStaff(page, uma);
  await page.goto(`/underwriting/policies/${policyId}?tab=people`);
  await page.getByRole('button', { name: 'Accept all photos' }).click();
  await expect(page.getByText(/^Accepted on/)).toBeVisible();
});
