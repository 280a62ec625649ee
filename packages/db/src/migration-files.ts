import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One SQL file: its name, text and the SHA-256 of the text. */
export type SqlFile = { readonly name: string; readonly sql: string; readonly hash: string };

/** The folders of this package that hold the product's own SQL. */
export const productSql = {
  migrations: join(import.meta.dirname, '..', 'migrations'),
  access: join(import.meta.dirname, '..', 'access'),
};

/** The migrations of a folder in their order. Throws at a name that is not `NNNN_name.sql` or a number used twice. */
export function readMigrations(folder: string): SqlFile[] {
  const files = readSqlFiles(folder);
  const numbers = new Set<string>();
  for (const { name } of files) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) throw new Error(`Migration ${name} is not named NNNN_name.sql.`);
    const number = name.slice(0, 4);
    if (numbers.has(number))
      throw new Error(`Two migrations have the number ${number}: give one the next free number.`);
    numbers.add(number);
  }
  return files;
}

/** The `.sql` files of a folder in the order of their names. */
export function readSqlFiles(folder: string): SqlFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, hash: sha256(sql) };
    });
}

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
