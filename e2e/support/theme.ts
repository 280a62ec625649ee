import type { Page } from '@playwright/test';

/** Shows the staff's pages in a theme, as if whoever is signed in had chosen it; nobody's choice is altered. */
export async function inTheme(page: Page, theme: string): Promise<void> {
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    await route.fulfill({ response, json: { ...(await response.json()), preferences: { theme } } });
  });
}
