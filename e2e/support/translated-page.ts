import { expect, type Locator, type Page } from '@playwright/test';
import { arrive } from './inspect-page.ts';

/** Does to each text of the page what translators do: some wrap it, others put one of their own in its place. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, textarea, select, title, font')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
    }
    for (const [index, text] of texts.entries()) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(index % 2 === 0 ? text : new Text(text.data));
    }
  });
}

// What ends the visit, or opens a window of the system.
const left = /sign out|log ?out|download|print|delete|cookie|upload|choose file/i;

async function press(control: Locator): Promise<void> {
  const name = `${await control.textContent()} ${await control.getAttribute('aria-label')}`;
  if (left.test(name)) return;
  await control.click({ timeout: 1_000, noWaitAfter: true }).catch(() => undefined);
}

async function expectStatus(page: Page): Promise<void> {
  await expect(page.getByText('This page stopped')).toHaveCount(0);
}

/** Presses one control after another, so many at most, of a page that is translated again after each: it goes on. */
export async function pressAllTranslated(page: Page, address: string, most: number): Promise<void> {
  await arrive(page, address);
  const here = page.url();
  const controls = page.locator(
    'main :is(button:enabled, input[type=radio]:enabled, input[type=checkbox]:enabled, summary):visible',
  );
  const count = Math.min(await controls.count(), most);
  for (let index = 0; index < count; index += 1) {
    await translate(page);
    await press(controls.nth(index));
    await expectStatus(page);
    await page.keyboard.press('Escape');
    if (page.url().split(/[?#]/)[0] === here.split(/[?#]/)[0]) continue;
    await arrive(page, address);
  }
  await translate(page);
  await expectStatus(page);
}
