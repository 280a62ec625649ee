import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, request, test } from '@playwright/test';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';
import { letterTo, newestLetter } from './outbox.ts';

export const dana = 'dana@cascade.example';
export const pete = 'pete@prairie.example';

/** The origin that a page of ours has: calls with a cookie must name it. */
export function originOf(): string {
  return new URL(String(test.info().project.use.baseURL)).origin;
}

async function post(page: Page, path: string, data: Readonly<Record<string, string>>): Promise<void> {
  const answer = await page.request.post(`/api/auth${path}`, { data, headers: { origin: originOf() } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs staff in without the screen, for a journey that ends its session: nobody else shares it. */
export function enterInOwnSession(page: Page, email: string): Promise<void> {
  return post(page, '/sign-in/email', { email, password: demoPassword });
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser holds in which an account signed in; every account does so once a run, whoever needs it first. */
async function signedIn(email: string): Promise<SignedIn> {
  const folder = join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'signed-in');
  const file = join(folder, `${email}.json`);
  if (!existsSync(file)) {
    const origin = originOf();
    const asker = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    const answer = await asker.post('/api/auth/sign-in/email', { data: { email, password: demoPassword } });
    expect(answer.ok(), await answer.text()).toBe(true);
    mkdirSync(folder, { recursive: true });
    // Two journeys at once may both sign in; each reads a whole file.
    const own = `${file}.${process.pid}`;
    await asker.storageState({ path: own });
    renameSync(own, file);
    await asker.dispose();
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SignedIn;
}

/** Makes a browser one in which an account of the staff is signed in, where signing in is not what the journey is about. */
export async function enterAsStaff(page: Page, email: string): Promise<void> {
  const { cookies } = await signedIn(email);
  await page.context().addCookies(cookies);
}

const codeSubject = /sign-in code$/;

/** The six digits that a request for a code sends. */
async function codeAfter(page: Page, email: string, requested: () => Promise<void>): Promise<string> {
  const known = await newestLetter(page.request, email, codeSubject);
  await requested();
  const { subject } = await letterTo(page.request, email, codeSubject, known);
  return subject.slice(0, 6);
}

/** Signs a customer in without the screen. */
export async function enterAsCustomer(page: Page, email: string): Promise<void> {
  const ask = () => post(page, '/sign-in/magic-link', { email, callbackURL: '/customers' });
  await post(page, '/sign-in/email-otp', { email, otp: await codeAfter(page, email, ask) });
}

/** Signs a customer in on the screen, with the code of the e-mail. */
export async function signInAsCustomer(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  const code = await codeAfter(page, email, () => page.getByRole('button', { name: 'Send the link and code' }).click());
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs staff in on the screen, and waits until they are where their roles begin. */
export async function signInAsStaff(page: Page, email: string, home = /\/welcome$/): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(home);
}
