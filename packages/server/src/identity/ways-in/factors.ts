import { OperationError } from '../../kernel/errors.ts';
import {
  recoveryCodesLeft,
  spendEitherCode,
  spendFactorCode,
  spendRecoveryCode,
  writeRecoveryCodes,
} from './factor-rows.ts';
import { factorAddress, newFactorSecret, sealFactorSecret } from './factor-secret.ts';
import { asIdentity, noteChange, type Signer, type WaysInParts } from './ways-in-parts.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** How somebody's second factor stands. */
export type FactorState = {
  readonly since: Date;
  /** How many recovery codes are left. */
  readonly recoveryCodes: number;
};

/** The second factor of staff: an authenticator's codes, and recovery codes for who has it not at hand. */
export type Factors = {
  /** Null: there is none. One that has given no code yet is none. */
  stateOf(userId: string): Promise<FactorState | null>;
  /** A new secret, which counts from its first code on. Throws `second_factor_on` where one counts already. */
  begin(signer: Signer): Promise<{ readonly secret: string; readonly address: string }>;
  /** The recovery codes of a secret whose first code this is; null where it is not. */
  confirm(signer: Signer, code: string): Promise<readonly string[] | null>;
  /** Uses a code of the authenticator or a recovery code up, and answers whether it was good. */
  use(signer: Signer, code: string): Promise<boolean>;
  /** Other recovery codes, for a code; the former ones are worthless. Null where the code is not good. */
  renew(signer: Signer, code: string): Promise<readonly string[] | null>;
  /** Ends the second factor, for a code; answers whether it was good. */
  end(signer: Signer, code: string): Promise<boolean>;
};

/** Opens the store. Who asks here has been asked for the password before. */
export function createFactors(parts: WaysInParts): Factors {
  return {
    stateOf: (userId) => readState(parts, userId),
    begin: (signer) => begin(parts, signer),
    confirm: (signer, code) => confirm(parts, signer, code),
    use: (signer, code) => spendCode(parts, signer, code),
    renew: (signer, code) => renew(parts, signer, code),
    end: (signer, code) => end(parts, signer, code),
  };
}

function readState(parts: WaysInParts, userId: string): Promise<FactorState | null> {
  const text = 'select confirmed from second_factors where user_id = $1 and confirmed is not null';
  return asIdentity(parts, async (client) => {
    const { rows } = await client.query<{ confirmed: Date }>(text, [userId]);
    const [row] = rows;
    return row ? { since: row.confirmed, recoveryCodes: await recoveryCodesLeft(client, userId) } : null;
  });
}

async function begin(parts: WaysInParts, { account: { userId, email } }: Signer) {
  const secret = newFactorSecret();
  const text = `insert into second_factors (user_id, secret) values ($1, $2)
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0
    where second_factors.confirmed is null`;
  const sealed = sealFactorSecret(parts.secrets, userId, secret);
  const { rowCount } = await asIdentity(parts, (client) => client.query(text, [userId, sealed]));
  if (rowCount === 1) return { secret, address: factorAddress(secret, email) };
  const message = words(
    'Your second factor is on already. Turn it off to set up another.',
    'La validation en deux étapes est déjà activée. Désactivez-la pour en configurer une autre.',
  );
  throw new OperationError('second_factor_on', message, { status: 409 });
}

function confirm(parts: WaysInParts, signer: Signer, code: string): Promise<readonly string[] | null> {
  const { userId } = signer.account;
  return asIdentity(parts, async (client) => {
    const secret = await spendFactorCode(parts, client, userId, { code, isOn: false });
    if (secret === null) return null;
    await client.query('update second_factors set confirmed = app_now() where user_id = $1', [userId]);
    const codes = await writeRecoveryCodes(client, userId, secret);
    await noteChange(parts, client, signer, 'turn_on_second_factor', { change: 'second_factor_on' });
    return codes;
  });
}

function spendCode(parts: WaysInParts, signer: Signer, code: string): Promise<boolean> {
  const { userId } = signer.account;
  return asIdentity(parts, async (client) => {
    if ((await spendFactorCode(parts, client, userId, { code, isOn: true })) !== null) return true;
    if ((await spendRecoveryCode(parts, client, userId, code)) === null) return false;
    const notified = { change: 'recovery_code_used', left: await recoveryCodesLeft(client, userId) } as const;
    await noteChange(parts, client, signer, 'use_recovery_code', notified);
    return true;
  });
}

function renew(parts: WaysInParts, signer: Signer, code: string): Promise<readonly string[] | null> {
  const { userId } = signer.account;
  return asIdentity(parts, async (client) => {
    const secret = await spendEitherCode(parts, client, userId, code);
    if (secret === null) return null;
    const codes = await writeRecoveryCodes(client, userId, secret);
    await noteChange(parts, client, signer, 'renew_recovery_codes', { change: 'recovery_codes_renewed' });
    return codes;
  });
}

function end(parts: WaysInParts, signer: Signer, code: string): Promise<boolean> {
  const { userId } = signer.account;
  return asIdentity(parts, async (client) => {
    if ((await spendEitherCode(parts, client, userId, code)) === null) return false;
    await client.query('delete from second_factors where user_id = $1', [userId]);
    await noteChange(parts, client, signer, 'turn_off_second_factor', { change: 'second_factor_off' });
    return true;
  });
}
