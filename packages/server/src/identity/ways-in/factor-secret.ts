import {
  readFactorCode,
  readRecoveryCode,
  recoveryCodeOf,
  stepsTaken,
} from '@roadworthy/core/identity/second-factor-codes.ts';
import { secondFactor } from '@roadworthy/core/identity/vocabulary.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../kernel/settings/sealed.ts';
import type { Secrets } from '../../kernel/settings/secrets.ts';

const place = (userId: string) => ({ table: 'second_factors', column: 'secret', key: userId });
const settings = { digits: secondFactor.digits, period: secondFactor.stepSeconds } as const;

/** A new secret of 160 bits, as RFC 4226 recommends, in the base 32 that authenticators take. */
export const newFactorSecret = (): string => base32.encode(randomBytes(20), { padding: false });

/** The secret of a person as it is kept. */
export const sealFactorSecret = (secrets: Secrets, userId: string, secret: string): string =>
  seal(secrets, { ...place(userId), plain: secret });

/** The secret of a person as their authenticator has it. Throws UnsealError. */
export const openFactorSecret = (secrets: Secrets, userId: string, sealed: string): string =>
  unseal(secrets, { ...place(userId), sealed });

/** The address that an authenticator reads as a picture, after Google's "Key Uri Format". */
export function factorAddress(secret: string, email: string): string {
  return createOTP(base32.decode(secret), settings).url(brand.name, email);
}

/**
 * The half minute to which a code belongs; null unless it is one that is taken now and was not before: none that is as
 * old as the last one, or older.
 */
export async function stepOfCode(
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number },
  provided: string,
  now: Date,
): Promise<number | null> {
  const code = readFactorCode(provided);
  if (code === null) return null;
  const password = createOTP(base32.decode(secret), settings);
  let found: number | null = null;
  // All of them, so that the time does not tell which was close.
  for (const step of stepsTaken(now)) {
    const isRight = timingSafeEqual(Buffer.from(await password.hotp(step)), Buffer.from(code));
    if (isRight && step > lastStep) found ??= step;
  }
  return found;
}

/** New recovery codes; each works once. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: secondFactor.recoveryCodes }, () => recoveryCodeOf(randomBytes(10)));

/** What stands for a recovery code in the database; null for what cannot be one. */
export function recoveryCodeHash(secret: string, provided: string): string | null {
  const code = readRecoveryCode(provided);
  return code === null ? null : createHmac('sha256', secret).update(`recovery ${code}`).digest('base64url');
}
