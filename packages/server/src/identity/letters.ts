import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Secrets } from '../kernel/settings/secrets.ts';

/** How long link and code work. */
export const letterMinutes = 10;

/**
 * Letters that sign somebody in, by a link and by a code. Each is used once. A scanner of mail may use the link before its
 * reader does, so that the code outlives it; the code ends both, for nobody types it but who reads the letter.
 */
export type Letters = {
  /** A new letter for an address; letters that were written before go on working. */
  write(email: string): Promise<{ readonly token: string; readonly code: string }>;
  /** Uses a link up, and answers whose letter it was; null when there is none that works. */
  useLink(token: string): Promise<string | null>;
  /** Uses a letter of an address up by its code, and answers whether there was one that works. */
  useCode(email: string, code: string): Promise<boolean>;
};

const insertSql = `
  with forgotten as (delete from auth.letter where expires < now())
  insert into auth.letter (email, link_hash, code_hash, expires)
  values ($1, $2, $3, now() + make_interval(mins => $4::int))`;
const byLinkSql = 'update auth.letter set link_hash = null where link_hash = $1 and expires > now() returning email';
const byCodeSql = `
  delete from auth.letter where email = $1 and code_hash = $2 and expires > now() returning letter_id`;

/**
 * Keeps letters in the database as keyed hashes, so that a copy of the table opens nothing: six digits under a plain
 * hash would be guessed in a second. What is used is deleted, which happens once however many ask at a time.
 */
export function createLetters(authPool: pg.Pool, { letterKey }: Pick<Secrets, 'letterKey'>): Letters {
  const hash = (...parts: readonly string[]): string =>
    createHmac('sha256', letterKey).update(JSON.stringify(parts)).digest('base64url');
  const codeHash = (email: string, code: string): string => hash('code', email, code);
  return {
    async write(email) {
      const token = randomBytes(32).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await authPool.query(insertSql, [email, hash('link', token), codeHash(email, code), letterMinutes]);
      return { token, code };
    },
    async useLink(token) {
      const { rows } = await authPool.query<{ email: string }>(byLinkSql, [hash('link', token)]);
      return rows[0]?.email ?? null;
    },
    async useCode(email, code) {
      const { rowCount } = await authPool.query(byCodeSql, [email, codeHash(email, code)]);
      return (rowCount ?? 0) > 0;
    },
  };
}
