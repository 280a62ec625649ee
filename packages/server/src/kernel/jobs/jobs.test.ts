import { cloneTemplate } from '@roadworthy/db/template.ts';
import { createPool, transaction } from '@roadworthy/db/pool.ts';
import type pg from 'pg';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectJobs, declareQueues, type Jobs } from './jobs.ts';
import { createLog } from '../audit/log.ts';

const lines: string[] = [];
const log = createLog(
  { level: 'info', name: 'test' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
let clone: Awaited<ReturnType<typeof cloneTemplate>>;
let operations: pg.Pool;
let sender: Jobs;
const open = () => connectJobs({ operations, appUrl: clone.appUrl, log });

beforeAll(async () => {
  clone = await cloneTemplate('jobs');
  await declareQueues(clone.ownerUrl);
  await declareQueues(clone.ownerUrl);
  operations = createPool({ url: clone.appUrl, max: 4, statementTimeoutMs: 5_000, name: 'jobs test' });
  sender = await open();
});
afterAll(async () => {
  await sender.stop();
  await operations.end();
  await clone.drop();
});

const note = (id: string) => ({ notificationId: id, organizationId: 'o' });
const asOperator = <T>(work: (client: pg.ClientBase) => Promise<T>) =>
  transaction(operations, async (client) => {
    await client.query('set local role operator');
    return work(client);
  });

async function until(done: () => boolean): Promise<void> {
  for (let waited = 0; waited < 100 && !done(); waited += 1) await sleep(100);
}

describe('a job', () => {
  test('exists exactly if the transaction that enqueued it commits', async () => {
    await asOperator((client) => sender.enqueue(client, 'send-notification', note('kept')));
    await asOperator(async (client) => {
      await sender.enqueue(client, 'send-notification', note('dropped'));
      throw new Error('rolled back');
    }).catch(() => undefined);
    const seen: string[] = [];
    const worker = await open();
    await worker.start({ 'send-notification': async ({ notificationId }) => void seen.push(notificationId) });
    await until(() => seen.length > 0);
    await sleep(1_200);
    await worker.stop();
    expect(seen).toEqual(['kept']);
  });

  test('of one id is enqueued once', async () => {
    const id = '0198a0f0-0000-7000-8000-000000000001';
    await asOperator(async (client) => {
      await sender.enqueue(client, 'render-document', { documentId: 'd', organizationId: 'o' }, { id });
      await sender.enqueue(client, 'render-document', { documentId: 'd', organizationId: 'o' }, { id });
    });
    const { rows } = await asOperator((client) =>
      client.query("select id from pgboss.job where name = 'render-document'"),
    );
    expect(rows).toEqual([{ id }]);
  });

  test('that fails is tried again', async () => {
    const attempts: number[] = [];
    const worker = await open();
    await worker.start({
      'resume-intent': async () => {
        attempts.push(Date.now());
        if (attempts.length < 2) throw new Error('not yet');
      },
    });
    const data = { intentId: 'i', organizationId: 'o', process: 'bind_quote' };
    await asOperator((client) => sender.enqueue(client, 'resume-intent', data));
    await until(() => attempts.length >= 2);
    await worker.stop();
    expect(attempts).toHaveLength(2);
    expect(lines.some((line) => line.includes('will be tried again'))).toBe(true);
  });

  test('follows another at once: a worker rests only when nothing waits', async () => {
    const every = Array.from({ length: 80 }, (_, index) => `job ${index}`);
    await asOperator(async (client) => {
      for (const id of every) await sender.enqueue(client, 'send-notification', note(id));
    });
    const seen = new Set<string>();
    const worker = await open();
    await worker.start({ 'send-notification': async ({ notificationId }) => void seen.add(notificationId) });
    // At one job a second for each of the queue's four it would take twice as long as this waits.
    await until(() => seen.size === every.length);
    await worker.stop();
    expect(seen.size).toBe(every.length);
  }, 20_000);

  test('is not to be had by a caller’s role', async () => {
    const read = transaction(operations, async (client) => {
      await client.query('set local role "global:admin"');
      return client.query('select from pgboss.job');
    });
    await expect(read).rejects.toThrow('permission denied');
  });
});
