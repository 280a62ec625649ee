import { expect, type Locator, type Page } from '@playwright/test';
import { field, owner } from './fill-checkout.ts';

/** Where the focus is: never on the body, from where a keyboard has to begin again. */
export async function expectFocus(page: Page, after: string): Promise<void> {
  const place = () => page.evaluate(() => document.activeElement?.tagName ?? 'none');
  await expect.poll(place, { message: `focus after ${after}`, timeout: 15_000 }).not.toMatch(/^(?:BODY|HTML|none)$/);
}

/** Presses a key and looks where the focus is then. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page, key);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement, undefined, { timeout: 5_000 });

/** From here on a pointer is an error in the browser, and the journey fails. */
export async function forbidPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('A pointer was used.'), { capture: true });
  });
}

/** Tabs forward until a control has the focus. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let tabs = 0; tabs < most; tabs += 1) {
    if (await hasFocus(target)) return;
    await press(page, 'Tab');
  }
  throw new Error(`${most} times Tab do not lead to ${String(target)}`);
}

/** Types into the field with a label. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
  await expectFocus(page, text);
}

/** Answers a question's tiles: Tab to them, then arrows. */
export async function chooseByKey(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  const wanted = group.getByRole('radio', { name: new RegExp(`^${answer}`) });
  const checked = group.getByRole('radio', { checked: true });
  await tabTo(page, (await checked.count()) > 0 ? checked : group.getByRole('radio').first());
  if (await hasFocus(wanted)) await press(page, 'Space');
  for (let keys = 0; keys < 12 && !(await wanted.isChecked()); keys += 1) await press(page, 'ArrowDown');
  await expect(wanted).toBeChecked();
}

/** Tabs to a button or link and presses Enter. */
export async function activate(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await press(page, 'Enter');
}

/** Says who is insured and where they get mail: the owner, under an e-mail address of their own. */
export async function typeWhoIsInsured(page: Page, email: string): Promise<void> {
  await type(page, 'First name', owner.firstName);
  await type(page, 'Last name', owner.lastName);
  await type(page, 'E-mail', email);
  await tabTo(page, page.getByLabel('Month'));
  await page.keyboard.type(owner.birthdate.month);
  await press(page, 'Tab');
  await page.keyboard.type(owner.birthdate.day);
  await press(page, 'Tab');
  await page.keyboard.type(owner.birthdate.year);
  await type(page, 'Street and number', owner.street);
  await type(page, 'City', owner.city);
}

type Walked = { readonly place: number; readonly name: string; readonly isSeen: boolean };

/** Runs in the page: numbers what Tab should reach in its main part, in the order in which it stands, and counts it. */
function numberControls(): number {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    ),
  ];
  const isReached = (one: HTMLElement): boolean => {
    if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true }))
      return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    // Of a question's tiles Tab reaches the chosen one, or the first.
    const group = all.filter((each) => each instanceof HTMLInputElement && each.name === one.name);
    return one === (group.find((each) => each.matches(':checked')) ?? group[0]);
  };
  const controls = all.filter(isReached);
  controls.forEach((control, place) => control.setAttribute('data-walked', String(place)));
  return controls.length;
}

/** Runs in the page: which of them has the focus, and whether that is to be seen on it or on what is around it. */
function lookAtFocus(): Walked {
  const own = document.activeElement as HTMLElement;
  const around = [own, own.parentElement, own.closest('label')].filter((one) => one !== null);
  const drawn = around.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
  return {
    place: Number(own.getAttribute('data-walked') ?? '-1'),
    name: `${own.tagName} ${own.id || own.textContent.trim().slice(0, 40)}`,
    isSeen: drawn.some(
      (style) => (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none',
    ),
  };
}

/** Tabs once through the main part of a page: each control is reached, in the order in which it stands, and shows the focus. */
export async function walkThrough(page: Page, most = 80): Promise<void> {
  const count = await page.evaluate(numberControls);
  expect(count).toBeGreaterThan(1);
  const walked: Walked[] = [];
  for (let tabs = 0; tabs < most && walked.at(-1)?.place !== count - 1; tabs += 1) {
    await page.keyboard.press('Tab');
    walked.push(await page.evaluate(lookAtFocus));
  }
  // And back, so that whoever goes on begins where they were.
  for (let tabs = 0; tabs < walked.length; tabs += 1) await page.keyboard.press('Shift+Tab');
  const inMain = walked.filter(({ place }) => place >= 0);
  const from = inMain[0]?.place ?? 0;
  expect(inMain.map(({ place }) => place)).toEqual(Array.from({ length: count - from }, (_, index) => from + index));
  expect(inMain.filter(({ isSeen }) => !isSeen)).toEqual([]);
}
