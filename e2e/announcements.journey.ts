import { expectGoodThemedPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { enterAsStaff } from './support/sign-in.ts';

const underwriter = 'uma@cascade.example';
const agent = 'dana@cascade.example';

test('an underwriter announces something, an agent confirms it, and other words are unread again', async ({
  page,
  visitor,
}) => {
  const title = 'We move on Friday';
  await enterAsStaff(page, underwriter);
  await page.goto('/agents/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Give the announcement a title.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await text.pressSequentially('Pack your desk.');
  await page.getByRole('checkbox', { name: 'Ask its readers to confirm that they have read it' }).check();
  await expectGoodThemedPage(page, '/agents/announcements');
  await page.getByRole('button', { name: 'Publish' }).click();
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(article.locator('strong')).toHaveText('Pack your desk.');

  const dana = await visitor();
  await enterAsStaff(dana, agent);
  await dana.goto('/agents');
  await expect(dana.getByRole('link', { name: /^Announcements ?\(\d+ unread announcements?\)$/ })).toBeVisible();
  await dana.getByRole('button', { name: `I have read this: ${title}` }).click();
  await expect(dana.getByRole('heading', { name: title })).toBeHidden();

  await article.getByRole('button', { name: `Who has read it: ${title}` }).click();
  await expect(article.getByText('Dana Whitfield')).toBeVisible();
  await expect(article.getByText(/^Confirmed /).first()).toBeVisible();

  await article.getByRole('button', { name: `Change: ${title}` }).click();
  await page.getByLabel('Title').fill('We move on Saturday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'We move on Saturday' })).toBeVisible();
  await dana.reload();
  await expect(dana.getByRole('heading', { name: 'We move on Saturday' })).toBeVisible();

  await page.getByRole('button', { name: 'Take back: We move on Saturday' }).click();
  await page.getByRole('button', { name: 'Take it back for everybody: We move on Saturday' }).click();
  await expect(page.getByRole('heading', { name: 'We move on Saturday' })).toBeHidden();
});

test('two who change an announcement at once compare what they wrote', async ({ page, visitor }) => {
  const title = 'New phone hours';
  await enterAsStaff(page, underwriter);
  await page.goto('/agents/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill('From eight.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: `Change: ${title}` }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('From nine.');

  const other = await visitor();
  await enterAsStaff(other, underwriter);
  await other.goto('/agents/announcements');
  await other.getByRole('button', { name: `Change: ${title}` }).click();
  await other.getByRole('textbox', { name: 'Text' }).fill('From seven.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('From seven.')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'What stands there now' })).toBeVisible();
  await expect(page.getByText('From seven.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('article').getByText('From nine.')).toBeVisible();
  await page.getByRole('button', { name: `Take back: ${title}` }).click();
  await page.getByRole('button', { name: `Take it back for everybody: ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});
