import { secondFactor } from '@roadworthy/core/identity/vocabulary.ts';
import { createHash, randomBytes } from 'node:crypto';
import { asIdentity, type WaysInParts } from './ways-in-parts.ts';

/** Who gave the password and owes a code. */
export type SignInStep = { readonly userId: string; readonly remembered: boolean };

/** What stands between password and code, and the browsers that need give none. */
export type SignInSteps = {
  /** Notes that somebody gave the password, and answers what their browser proves that with. It opens nothing. */
  begin(step: SignInStep): Promise<string>;
  /** Who is between password and code; null when nobody is, or it took too long. */
  read(token: string): Promise<SignInStep | null>;
  /** Ends the step, and answers whether it was there: of two requests that were right, one signs in. */
  finish(token: string): Promise<boolean>;
  /** Whether somebody owes a code on a browser that holds these tokens. */
  owes(userId: string, trusted: readonly string[]): Promise<boolean>;
  /** From now on a browser with this token is not asked for a code, for some days. */
  trust(userId: string): Promise<string>;
  /** Asks for a code everywhere again, and lets nobody go on who only gave the former password. */
  forget(userId: string): Promise<void>;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const newToken = (): string => randomBytes(32).toString('base64url');
const dayMs = 86_400_000;

const owesSql = `select confirmed is not null and not exists (
    select from trusted_devices d where d.user_id = f.user_id and d.token_hash = any ($2) and d.expires > $3) as owes
  from second_factors f where user_id = $1`;

/** Opens the store. Tokens are kept as hashes. */
export function createSignInSteps(parts: WaysInParts): SignInSteps {
  const { now } = parts;
  const ask = <Row extends object>(text: string, values: readonly unknown[]) =>
    asIdentity(parts, (client) => client.query<Row>(text, [...values]));
  return {
    async begin({ userId, remembered }) {
      const token = newToken();
      const expires = new Date(now().getTime() + secondFactor.minutes * 60_000);
      const text = `with forgotten as (delete from sign_in_steps where expires < $5)
        insert into sign_in_steps (token_hash, user_id, remembered, expires) values ($1, $2, $3, $4)`;
      await ask(text, [hashOf(token), userId, remembered, expires, now()]);
      return token;
    },
    async read(token) {
      const text = 'select user_id, remembered from sign_in_steps where token_hash = $1 and expires > $2';
      const { rows } = await ask<{ user_id: string; remembered: boolean }>(text, [hashOf(token), now()]);
      const [row] = rows;
      return row ? { userId: row.user_id, remembered: row.remembered } : null;
    },
    async finish(token) {
      const text = 'delete from sign_in_steps where token_hash = $1 and expires > $2';
      return (await ask(text, [hashOf(token), now()])).rowCount === 1;
    },
    async owes(userId, trusted) {
      const { rows } = await ask<{ owes: boolean }>(owesSql, [userId, trusted.map(hashOf), now()]);
      return rows[0]?.owes ?? false;
    },
    async trust(userId) {
      const token = newToken();
      const expires = new Date(now().getTime() + secondFactor.trustedDays * dayMs);
      const text = `with forgotten as (delete from trusted_devices where expires < $4)
        insert into trusted_devices (token_hash, user_id, expires) values ($1, $2, $3)`;
      await ask(text, [hashOf(token), userId, expires, now()]);
      return token;
    },
    async forget(userId) {
      await asIdentity(parts, async (client) => {
        await client.query('delete from trusted_devices where user_id = $1', [userId]);
        await client.query('delete from sign_in_steps where user_id = $1', [userId]);
      });
    },
  };
}
