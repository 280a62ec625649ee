import type pg from 'pg';
import { newRecoveryCodes, openFactorSecret, recoveryCodeHash, stepOfCode } from './factor-secret.ts';
import type { WaysInParts } from './ways-in-parts.ts';

type Parts = Pick<WaysInParts, 'secrets' | 'now'>;
type Row = { readonly secret: string; readonly last_step: string; readonly confirmed: Date | null };

// Locked, so that of two requests with one code the second finds it used.
async function lock({ secrets }: Parts, client: pg.ClientBase, userId: string) {
  const text = 'select secret, last_step, confirmed from second_factors where user_id = $1 for update';
  const { rows } = await client.query<Row>(text, [userId]);
  const [row] = rows;
  if (!row) return null;
  const secret = openFactorSecret(secrets, userId, row.secret);
  return { secret, lastStep: Number(row.last_step), isOn: row.confirmed !== null };
}

/** Uses a code of the authenticator up, where it counts already or does not yet; the secret, or null for no good code. */
export async function spendFactorCode(
  parts: Parts,
  client: pg.ClientBase,
  userId: string,
  { code, isOn }: { readonly code: string; readonly isOn: boolean },
): Promise<string | null> {
  const row = await lock(parts, client, userId);
  if (row === null || row.isOn !== isOn) return null;
  const step = await stepOfCode(row, code, parts.now());
  if (step === null) return null;
  await client.query('update second_factors set last_step = $2 where user_id = $1', [userId, step]);
  return row.secret;
}

/** Uses a recovery code up; the secret, or null for no good code. */
export async function spendRecoveryCode(
  parts: Parts,
  client: pg.ClientBase,
  userId: string,
  code: string,
): Promise<string | null> {
  const row = await lock(parts, client, userId);
  const hash = row?.isOn ? recoveryCodeHash(row.secret, code) : null;
  if (row === null || hash === null) return null;
  const text = 'delete from recovery_codes where user_id = $1 and code_hash = $2';
  const { rowCount } = await client.query(text, [userId, hash]);
  return (rowCount ?? 0) > 0 ? row.secret : null;
}

/** The secret, where a code of the authenticator or a recovery code was good, which is used up by it. */
export async function spendEitherCode(
  parts: Parts,
  client: pg.ClientBase,
  userId: string,
  code: string,
): Promise<string | null> {
  const secret = await spendFactorCode(parts, client, userId, { code, isOn: true });
  return secret ?? spendRecoveryCode(parts, client, userId, code);
}

/** Other recovery codes instead of those that there were. */
export async function writeRecoveryCodes(
  client: pg.ClientBase,
  userId: string,
  secret: string,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(secret, code));
  await client.query('delete from recovery_codes where user_id = $1', [userId]);
  await client.query('insert into recovery_codes select $1, unnest($2::text[])', [userId, hashes]);
  return codes;
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(client: pg.ClientBase, userId: string): Promise<number> {
  const text = 'select count(*)::int as left from recovery_codes where user_id = $1';
  const { rows } = await client.query<{ left: number }>(text, [userId]);
  return rows[0]?.left ?? 0;
}
