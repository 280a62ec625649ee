// Not our own fixture: it fails at every refusal, and here one is wanted.
import { expect, test } from '@playwright/test';

test('no page runs a script that is not ours', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) refused.push(message.text());
  });
  for (const address of ['/', '/fr-ca', '/faq', '/checkout/start', '/agents/sign-in', '/nowhere']) {
    const response = await page.goto(address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toContain('unsafe');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.strangerRan = true';
      document.body.append(script);
      return 'strangerRan' in globalThis;
    });
    expect([address, ran]).toEqual([address, false]);
  }
  expect(refused).toHaveLength(6);
});
