import { expect, test } from './support/journey.ts';
import { inviteAs, joinByLetter, signInAsMember, stampOf } from './support/members.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { plannedQuote, quoteOf } from './support/quote-api.ts';
import { enterAsStaff } from './support/sign-in.ts';

const [cascade, prairie] = ['Cascade RV Insurance', 'Prairie Road Insurance'] as const;

test('who works for two organizations works for one at a time, in every tab, and goes on in the other', async ({
  page,
  request,
  visitor,
}) => {
  const stamp = stampOf();
  const email = `tess.${stamp}@example.com`;
  const lastName = `Quill${stamp}`;
  const { quoteId } = await plannedQuote(request, quoteOf('Ines', lastName));
  await enterAsStaff(page, 'owen@cascade.example');
  await page.goto('/agents/organization?tab=people');
  await inviteAs(page, email, 'Agent');
  const tess = await visitor();
  await joinByLetter(tess, email, 'Tess', `Arno${stamp}`);
  const paula = await visitor();
  await enterAsStaff(paula, 'paula@prairie.example');
  await paula.goto('/agents/organization?tab=people');
  await inviteAs(paula, email, 'Agent', 'Agency owner');
  await tess.goto(linkIn(await letterTo(request, email, new RegExp(`^Join ${prairie}`)), '/agents/join'));
  await tess.getByRole('button', { name: 'Join' }).click();
  await expect(tess.getByText(email)).toBeVisible();

  await tess.goto(`/agents/quotes/${quoteId}`);
  await expect(tess.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible();
  const other = await tess.context().newPage();
  await other.goto('/agents/quotes');
  await expect(other.getByText(`Ines ${lastName}`).first()).toBeVisible();

  const menu = tess.getByRole('button', { name: 'Your menu: Tess' });
  await menu.click();
  await expect(tess.getByRole('menuitem', { name: `Work for ${cascade}` })).toContainText('current');
  await tess.getByRole('menuitem', { name: `Work for ${prairie}` }).click();
  await expect(tess).toHaveURL(/\/welcome$/);
  // An owner there, an agent here: what is still to set up is of the one at hand.
  await expect(tess.getByRole('heading', { name: /set up in your organization/ })).toBeVisible();
  await expect(other.getByText(`Ines ${lastName}`)).toHaveCount(0);

  await other.goto(`/agents/quotes/${quoteId}`);
  await expect(other.getByText(lastName)).toHaveCount(0);
  const again = await visitor();
  await signInAsMember(again, email);
  await expect(again.getByRole('heading', { name: /set up in your organization/ })).toBeVisible();

  await other.getByRole('button', { name: `Go on in ${cascade}` }).click();
  await expect(other.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible();
  await tess.goto('/agents/organization');
  await expect(tess.getByText(prairie)).toHaveCount(0);
  await again.goto('/agents/organization');
  await expect(again.getByRole('heading', { level: 1, name: prairie })).toBeVisible();
});
