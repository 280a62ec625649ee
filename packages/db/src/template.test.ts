import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { cloneFurnished, cloneTemplate } from './template.ts';

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a cloned template', () => {
  test('keeps what is written in it from every other clone', async () => {
    const [first, second] = await Promise.all([cloneTemplate('first'), cloneTemplate('second')]);
    await ask(first.ownerUrl, 'create table only_here (id int)');
    const sql = "select to_regclass('public.only_here') is not null as there";
    expect(await ask(first.ownerUrl, sql)).toEqual([{ there: true }]);
    expect(await ask(second.ownerUrl, sql)).toEqual([{ there: false }]);
    await Promise.all([first.drop(), second.drop()]);
  });

  test('is made while others are made', async () => {
    const clones = await Promise.all(Array.from({ length: 12 }, (_, index) => cloneTemplate(`clone ${index}`)));
    expect(new Set(clones.map((clone) => clone.database)).size).toBe(12);
    await Promise.all(clones.map((clone) => clone.drop()));
  });

  test('has the job queues, and the organizations of a fixture only where they are asked for', async () => {
    const [plain, furnished] = await Promise.all([cloneTemplate('plain'), cloneFurnished('furnished')]);
    const sql = `select (select count(*)::int from organizations) as organizations,
      (select count(*) > 0 from pgboss.queue) as queues`;
    expect(await ask(plain.ownerUrl, sql)).toEqual([{ organizations: 0, queues: true }]);
    expect(await ask(furnished.ownerUrl, sql)).toEqual([{ organizations: 2, queues: true }]);
    expect(furnished.furnished).toHaveProperty('insurer.organization.name');
    await Promise.all([plain.drop(), furnished.drop()]);
  });

  test('answers its three logins as themselves', async () => {
    const clone = await cloneTemplate('logins');
    for (const [url, name] of [
      [clone.ownerUrl, 'roadworthy_owner'],
      [clone.appUrl, 'roadworthy_app'],
      [clone.authUrl, 'roadworthy_auth'],
    ] as const) {
      expect(await ask(url, 'select current_user::text as name')).toEqual([{ name }]);
    }
    await clone.drop();
  });

  test('is gone once dropped, sessions in it or not', async () => {
    const clone = await cloneTemplate('dropped');
    const open = new pg.Client({ connectionString: clone.appUrl });
    open.on('error', () => undefined);
    await open.connect();
    await clone.drop();
    await expect(ask(clone.appUrl, 'select 1')).rejects.toThrow('does not exist');
    await open.end().catch(() => undefined);
  });
});
