import { readFile } from 'node:fs/promises';
import { expect, test } from './support/journey.ts';
import { quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000, 32), Buffer.from('\n%%EOF\n')]);

test('an agent sends a file to a quote although the connection breaks, and downloads it again', async ({
  page,
  request,
  complaints,
}) => {
  const { quoteId } = await signedQuote(request, quoteOf('Filippa', 'Foldertree'));
  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quoteId}?tab=files`);
  await expect(page.getByText('There are no files yet.')).toBeVisible();

  let breaks = 1;
  await page.route('**/parts/2', (route) => (breaks-- > 0 ? route.abort('connectionreset') : route.continue()));
  const chosen = { name: 'Inspection of June.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByLabel('Choose files').last().setInputFiles(chosen);
  const list = page.getByRole('list', { name: 'Files', exact: true });
  const link = list.getByRole('link', { name: chosen.name });
  await expect(link).toBeVisible();
  expect(complaints.splice(0).join()).toContain('ERR_CONNECTION_RESET');
  await expect(list).toContainText('5.7 MB');
  await expect(list).toContainText('Dana');

  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(chosen.name);
  expect((await readFile(await download.path())).equals(pdf)).toBe(true);

  await list.getByRole('button', { name: `Archive ${chosen.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 archived file')).toBeVisible();
});

test('a file that is not what its name says is refused in words', async ({ page, request }) => {
  const { quoteId } = await signedQuote(request, quoteOf('Gesa', 'Foldertree'));
  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quoteId}?tab=files`);
  const buffer = Buffer.from('<html><script>alert(1)</script></html>');
  await page
    .getByLabel('Choose files')
    .last()
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByRole('alert').filter({ hasText: 'We take PDF, pictures' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave out letter.pdf' }).click();
  await expect(page.getByText('There are no files yet.')).toBeVisible();
});
