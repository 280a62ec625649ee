import { hash, verify } from '@node-rs/argon2';
import type pg from 'pg';

// argon2id, as OWASP's password storage cheat sheet recommends it: 19 MiB, 2 iterations, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The argon2id hash of a password, in its standard text form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether a password belongs to a hash; false for a hash that cannot be read. */
export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(stored, password).catch(() => false);
}

/** Whether a password is a person's; false for who has none. */
export async function isPasswordOf(authPool: pg.Pool, userId: string, password: string): Promise<boolean> {
  const { rows } = await authPool.query<{ password: string | null }>(
    `select password from auth.account where "userId" = $1 and "providerId" = 'credential'`,
    [userId],
  );
  const hashed = rows[0]?.password;
  return typeof hashed === 'string' && verifyPassword({ hash: hashed, password });
}

/** Gives a person of `users` a password, or another one; every session they had ends. */
export async function setPassword(
  authPool: pg.Pool,
  person: { readonly userId: string; readonly email: string; readonly name: string; readonly password: string },
): Promise<void> {
  const { userId, email, name, password } = person;
  const hashed = await hashPassword(password);
  await authPool.query(
    `with person as (
       insert into auth."user" (id, name, email, "emailVerified") values ($1, $2, $3, true)
       on conflict (id) do update set name = excluded.name, email = excluded.email, "emailVerified" = true
       returning id
     ), ended as (
       delete from auth.session where "userId" = $1
     ), former as (
       update auth.account set password = $4, "updatedAt" = now()
       where "userId" = $1 and "providerId" = 'credential' returning id
     )
     insert into auth.account ("accountId", "providerId", "userId", password)
     select $1::text, 'credential', person.id, $4 from person where not exists (select from former)`,
    [userId, name, email.toLowerCase(), hashed],
  );
}
