import { expect, test } from 'vitest';
import { freePort } from './launcher/free-port.ts';
import { emptyDatabase } from './template.ts';
import { waitForDatabase } from './wait-for-database.ts';

const quiet = { timeoutMs: 5_000, log: () => undefined };

test('goes on as soon as the server answers', async () => {
  const database = await emptyDatabase('wait');
  await waitForDatabase({ ...quiet, url: database.appUrl });
  await database.drop();
});

test('says once that it waits, and gives up in the end', async () => {
  const port = await freePort();
  const lines: string[] = [];
  const url = `postgres://nobody:x@127.0.0.1:${port}/none`;
  const waiting = waitForDatabase({ url, timeoutMs: 600, log: (line) => lines.push(line) });
  await expect(waiting).rejects.toThrow('ECONNREFUSED');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`127.0.0.1:${port}`);
  expect(lines[0]).not.toContain('nobody');
});

test('does not wait when the password is wrong', async () => {
  const database = await emptyDatabase('wait');
  const url = new URL(database.appUrl);
  url.password = 'wrong';
  const lines: string[] = [];
  const waiting = waitForDatabase({ ...quiet, url: url.href, log: (line) => lines.push(line) });
  await expect(waiting).rejects.toThrow('password authentication failed');
  expect(lines).toEqual([]);
  await database.drop();
});
