import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/open-test-app.ts';
import { type Budget, TooManyAttempts } from '../operations/budget.ts';
import { createLimiter } from './limiter.ts';

let backend: TestApp;
let passed = 0;
beforeAll(async () => {
  backend = await openTestApp('limiter');
});
afterAll(() => backend.close());

const day = 86_400;
const budget = (of: string, who: string, most: number): Budget => ({ of, who, most, seconds: day });
const open = () => {
  const { pools, secrets } = backend.platform;
  return createLimiter({ pool: pools.reads, secrets, now: () => Date.now() + passed });
};
const counted = async (of: string) => {
  const text = 'select sum(attempts)::int as attempts from attempt_counters where subject like $1';
  const [row] = await backend.sql<{ attempts: number | null }>(text, [`${of} %`]);
  return row?.attempts ?? 0;
};

test('a budget is spent after its number, for everybody who counts on it, and says when it begins anew', async () => {
  const budgets = [budget('one', 'somebody', 2)];
  await open().take(budgets);
  await open().take(budgets);
  const error: unknown = await open()
    .take(budgets)
    .catch((each: unknown) => each);
  expect(error).toBeInstanceOf(TooManyAttempts);
  expect(error).toMatchObject({ code: 'too_many_attempts', status: 429 });
  expect(error instanceof TooManyAttempts && error.retryAfter > 0 && error.retryAfter <= day).toBe(true);
  await open().take([budget('one', 'somebody else', 2)]);
});

test('who is refused by a budget of his own spends none that others share', async () => {
  const limiter = open();
  const budgets = [budget('own', 'a', 1), budget('shared', 'all', 100)];
  await limiter.take(budgets);
  for (let time = 0; time < 5; time += 1) await expect(open().take(budgets)).rejects.toThrow(TooManyAttempts);
  expect([await counted('own'), await counted('shared')]).toEqual([1, 1]);
});

test('what turned out well is given back', async () => {
  const [limiter, budgets] = [open(), [budget('good', 'a', 1)]];
  for (let time = 0; time < 3; time += 1) {
    await limiter.take(budgets);
    await limiter.giveBack(budgets);
  }
  expect(await counted('good')).toBe(0);
});

test('a spent budget is refused without a question for a few seconds, and then asked for again', async () => {
  const [limiter, budgets] = [open(), [budget('known', 'a', 0)]];
  limiter.refuseIfSpent(budgets);
  await expect(limiter.take(budgets)).rejects.toThrow(TooManyAttempts);
  expect(() => limiter.refuseIfSpent(budgets)).toThrow(TooManyAttempts);
  passed = 11_000;
  limiter.refuseIfSpent(budgets);
  passed = 0;
});

test('a window begins with the first attempt and ends after its length', async () => {
  const [limiter, budgets] = [open(), [budget('window', 'a', 1)]];
  await limiter.take(budgets);
  await backend.sql(
    "update attempt_counters set window_start = now() - interval '23 hours' where subject like 'window %'",
  );
  await expect(open().take(budgets)).rejects.toMatchObject({ retryAfter: 3_600 });
  await backend.sql(
    "update attempt_counters set window_start = now() - interval '24 hours' where subject like 'window %'",
  );
  await open().take(budgets);
  await expect(open().take(budgets)).rejects.toMatchObject({ retryAfter: day });
});

test('windows of different lengths count apart', async () => {
  const limiter = open();
  await limiter.take([{ ...budget('length', 'a', 1), seconds: day }]);
  await limiter.take([{ ...budget('length', 'a', 1), seconds: 2 * day }]);
});

test('nobody’s address stands in the table', async () => {
  await open().take([budget('plain', 'lee@example.com', 1)]);
  const rows = await backend.sql<{ subject: string }>('select subject from attempt_counters');
  expect(rows.map(({ subject }) => subject).join(' ')).not.toContain('lee');
});

test('says a long wait in hours', () => {
  expect(new TooManyAttempts(86_000).message).toBe('Too many attempts. Wait 24 hours and try again.');
  expect(new TooManyAttempts(600).message).toBe('Too many attempts. Wait 10 minutes and try again.');
  expect(new TooManyAttempts(3).message).toBe('Too many attempts. Wait a minute and try again.');
});
