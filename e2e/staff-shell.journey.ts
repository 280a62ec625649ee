import type { Page } from '@playwright/test';
import { expectGoodColours, expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { dana, enterAsStaff, pete } from './support/sign-in.ts';
import { inTheme } from './support/theme.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const una = 'una@roadworthy.example';
const oscar = 'oscar@roadworthy.example';
const rhea = 'rhea@roadworthy.example';
const admin = 'admin@roadworthy.example';

/** A page and what its heading says. */
const pages = {
  '/agents': /^(?:Good to see you|Agent portal)/,
  '/underwriting': /^Referrals$/,
  '/underwriting/policies': /^Policy Activities$/,
  '/organizations': /^Organizations$/,
  '/products': /^Products$/,
} as const;
type Address = keyof typeof pages;

const underwriting: readonly Address[] = ['/underwriting', '/underwriting/policies', '/products'];
const everywhere = Object.keys(pages) as readonly Address[];
const needsProducts = 'agent, service, underwriter, organization administrator or actuary';
// A theme is a person's own, and another journey may have chosen it.
const menu = ['Welcome page', 'Profile and security', 'Recent problems', 'Keyboard shortcuts', '(?:Dark|Light) theme'];
/** Owners answer for an organization of their own. */
const menuOf = (email: string) => (email.startsWith('owen@') ? menu.toSpliced(1, 0, 'Organization', 'Partners') : menu);
const languages = ['English (US)', 'English (Canada)', 'Français (Canada)'];

/** Whom the demo has (but those whose second factor comes and goes in another journey), the links of the top bar that they see, and the pages that open to them. */
const people: readonly (readonly [email: string, top: readonly string[], opens: readonly Address[]])[] = [
  [dana, ['Products'], ['/agents', '/products']],
  ['owen@cascade.example', ['Products'], ['/agents', '/products']],
  ['uma@cascade.example', ['Agents', 'Underwriting', 'Products', 'Announcements'], ['/agents', ...underwriting]],
  [una, ['Agents', 'Underwriting', 'Products', 'Announcements'], ['/agents', ...underwriting]],
  [oscar, ['Agents', 'Organizations', 'Products', 'Partners', 'Quote Round Robin', 'Announcements'], everywhere],
  ['arno@roadworthy.example', ['Raters', 'Pricing test', 'Products'], ['/products']],
  [
    admin,
    ['Agents', 'Underwriting', 'Organizations', 'Products', 'Partners', 'Quote Round Robin', 'Announcements'],
    ['/agents', ...underwriting, '/organizations'],
  ],
  [rhea, ['Agents', 'Underwriting', 'Organizations', 'Products'], everywhere],
  ['terry@towtech.example', ['Products'], ['/agents', '/products']],
  ['sylvie@roadworthy.example', ['Products'], ['/agents', '/products']],
];

const underwritingTabs = [
  'Referrals',
  'Policy Activities',
  'Renewals',
  'Restrictions',
  'Moratoriums',
  'Rules',
  'Questions',
  'Raters',
  'Map',
];

/** Rates are read by those who answer for them. */
const tabsOf = (email: string) => underwritingTabs.filter((tab) => tab !== 'Raters' || ![oscar, rhea].includes(email));

/** Which role a page names that does not open. */
const roleNeeded: Readonly<Record<Address, string>> = {
  '/agents': 'agent, service or underwriter',
  '/underwriting': 'underwriter',
  '/underwriting/policies': 'underwriter',
  '/organizations': 'organization administrator',
  '/products': needsProducts,
};

const texts = (page: Page, nav: string) =>
  page.getByRole('navigation', { name: nav, exact: true }).getByRole('link').allInnerTexts();

for (const [email, top, opens] of people) {
  test(`${email} sees the links of the own roles, and a page that needs another role names it`, async ({ page }) => {
    await enterAsStaff(page, email);
    for (const [address, heading] of Object.entries(pages) as [Address, RegExp][]) {
      await page.goto(address);
      const isOpen = opens.includes(address);
      await settled(page, isOpen ? heading : /^This page is not open to you$/);
      if (!isOpen) await expect(page.getByRole('main')).toContainText(`needs the role ${roleNeeded[address]}`);
      expect([address, await texts(page, 'Areas')]).toEqual([address, top]);
      const tabs = isOpen && address.startsWith('/underwriting') ? tabsOf(email) : null;
      const shown = page.getByRole('navigation', { name: 'Underwriting', exact: true });
      await expect(shown).toHaveCount(tabs === null ? 0 : 1);
      if (tabs) expect(await texts(page, 'Underwriting')).toEqual(tabs);
    }
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      ...menuOf(email).map((name) => new RegExp(`^${name}`)),
      ...languages.map((name) => new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)}`)),
      'Log out',
    ]);
  });
}

test('a page that is not open names the colleagues who hold its role, and nobody of another organization', async ({
  page,
}) => {
  await enterAsStaff(page, dana);
  await page.goto('/underwriting');
  await expect(page.getByRole('main')).toContainText('In your organization, ask Uma Lindqvist.');
  await page.context().clearCookies();
  await enterAsStaff(page, pete);
  const requested = page.waitForResponse((answer) => answer.request().postData()?.includes('MembersWithRole') ?? false);
  await page.goto('/underwriting');
  expect(await (await requested).json()).toEqual({ data: { organization_members: [] } });
  await expect(page.getByRole('main')).not.toContainText('In your organization');
});

test('the palette is accessible, light and dark', async ({ page }) => {
  await enterAsStaff(page, admin);
  for (const theme of ['light', 'dark']) {
    await inTheme(page, theme);
    await page.goto('/products');
    await settled(page, pages['/products']);
    await expect(page.locator(`[data-theme=${theme}]`).first()).toBeAttached();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Policies' })).toBeVisible();
    await expectGoodColours(page, `the palette ${theme}`);
  }
});

test('a claim begins with help: safety and a number to call, before anything is asked', async ({ page }) => {
  await page.goto('/claim');
  await expect(page).toHaveURL(/\/claim\/start$/);
  await settled(page, /^Report a claim$/);
  await expect(page.getByRole('region', { name: 'Emergency' }).getByRole('link')).toHaveAttribute('href', /^tel:\+/);
  await expect(page.getByRole('progressbar', { name: 'Progress of your claim' })).toHaveAttribute('aria-valuenow', '0');
  await expectGoodPage(page, '/claim/start');
});

/** Lets the data API say that these wait for an underwriter. */
async function referralsAre(page: Page, rows: readonly object[]): Promise<void> {
  await page.route('**/api/v1/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Referrals(')) return route.continue();
    const aggregate = { count: rows.length, count_capped: false };
    await route.fulfill({ json: { data: { quote_referrals: rows, quote_referrals_aggregate: { aggregate } } } });
  });
}

test('a referral is listed with who is insured, why, where and since when, and leads to its page', async ({ page }) => {
  await enterAsStaff(page, una);
  const quote_id = '01900000-0000-7000-8000-000000000001';
  const quote_referral_id = '01900000-0000-7000-8000-000000000002';
  const insured = { first_name: 'Marian', last_name: 'Okonkwo', business_name: null };
  await referralsAre(page, [
    {
      quote_referral_id,
      quote_id,
      status: 'pending',
      decision: null,
      review_type: 'pre_bind',
      finding_codes: [],
      assignee_name: null,
      request_reasons: ['Lives in it.', 'Over the limit.'],
      created: new Date().toISOString(),
      quote: {
        organization: { name: 'Cascade RV Insurance' },
        entities: [insured],
        country: 'US',
        total: null,
        assigned_agent: null,
        vehicles: [
          {
            year: 2024,
            make: 'Tiffin',
            model: 'Zephyr',
            rating_value: 62e6,
          },
        ],
      },
    },
  ]);
  await page.goto('/underwriting');
  const row = page.getByRole('table', { name: 'Referrals' }).getByRole('row').nth(1);
  for (const text of [
    'Marian Okonkwo',
    'Waiting',
    'Lives in it. Over the limit.',
    '2024 Tiffin Zephyr',
    '$620,000',
    'today',
  ]) {
    await expect(row).toContainText(text);
  }
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    `/underwriting/referrals/${quote_referral_id}?list=%2Funderwriting`,
  );
  await expectGoodPage(page, 'referrals');
  await referralsAre(page, []);
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(page.getByText('Nothing in this view')).toBeVisible();
  await page.goto('/underwriting');
  await expect(page.getByText('Queue is clear')).toBeVisible();
});

test('the lists of the staff show what there is, and say so when there is nothing', async ({ page }) => {
  await enterAsStaff(page, admin);
  await page.goto('/organizations');
  const organizations = page.getByRole('table', { name: 'Organizations' });
  await expect(organizations.getByRole('row', { name: /^Cascade RV Insurance Insurance \d \d$/ })).toBeVisible();
  await expect(organizations.getByRole('row', { name: /^TowTech Software 1 1$/ })).toBeVisible();
  await page.goto('/products');
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).not.toHaveCount(1);
  await page.goto('/underwriting/policies');
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await page.goto('/underwriting?view=all&page=90');
  await expect(page.getByText('There is no page 90')).toBeVisible();
});

test('the palette opens by its keys, leads to pages and sets the theme', async ({ page }) => {
  await enterAsStaff(page, una);
  await page.goto('/underwriting');
  await settled(page, pages['/underwriting']);
  await page.keyboard.press('Control+k');
  const sections = page.getByRole('dialog').getByRole('group');
  await expect(sections).toHaveCount(2);
  await page.keyboard.type('policy act');
  await page.keyboard.press('Enter');
  await settled(page, pages['/underwriting/policies']);
  await page.keyboard.press('/');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('/');
  await page.keyboard.type('light');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await settled(page, pages['/underwriting']);
});
