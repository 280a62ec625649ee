import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdministrator } from './add-administrator.ts';
import { type ClonedDatabase, cloneTemplate } from './template.ts';

let clone: ClonedDatabase;
beforeAll(async () => {
  clone = await cloneTemplate('add_administrator');
});
afterAll(() => clone.drop());

const add = (email: string, firstName = 'Ada') =>
  addAdministrator(clone.ownerUrl, { email, firstName, lastName: 'Root' });

async function administrators(): Promise<string[]> {
  const client = new pg.Client({ connectionString: clone.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    `select email::text from user_global_roles join users using (user_id) where role = 'global:admin' order by email`,
  );
  await client.end();
  return rows.map(({ email }) => email);
}

test('an installation gets its first two administrators so, and no third', async () => {
  await expect(add('nobody')).rejects.toThrow('no e-mail address');
  await add('Ada@Root.example');
  await expect(add('ada@root.example')).rejects.toThrow('already');
  const [second, third] = await Promise.allSettled([add('bea@root.example'), add('cleo@root.example')]);
  expect([second.status, third.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await administrators()).toHaveLength(2);
  await expect(add('dora@root.example')).rejects.toThrow('/organizations/roles');
});
