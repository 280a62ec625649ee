import { test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Opens the page of somebody else: another browser, with nothing of the first one's. */
  readonly visitor: (options?: { viewport?: { width: number; height: number } }) => Promise<Page>;
  readonly nothingGoesWrong: void;
};

/** Chromium reports a refused call and a page with status 404 like a missing script; those two are answers that we meant. */
function isAnswer(text: string, url: string): boolean {
  return /Failed to load resource.*status of 4\d\d/.test(text) && !/\/_next\/|\.\w+$/.test(url.split('?')[0] ?? '');
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isAnswer(message.text(), url)) complaints.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
}

/** A journey: it fails also when a page of it logs an error, throws, or breaks its content-security policy. */
export const test = base.extend<Fixtures & { complaints: string[] }>({
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    listen(context, complaints);
    await use(complaints);
  },
  visitor: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      listen(context, complaints);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  nothingGoesWrong: [
    async ({ complaints }, use) => {
      await use();
      base.expect(complaints, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
