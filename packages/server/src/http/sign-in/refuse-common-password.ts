import { findPasswordProblem } from '@roadworthy/core/identity/check-password.ts';
import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';
import type { Account } from '../../identity/account.ts';
import { leakedPasswords } from '../../identity/leaked-passwords.ts';
import { OperationError } from '../../kernel/errors.ts';

/** Throws `password_common` or `password_of_own_name` (400) at `newPassword` for what is guessed first. */
export async function refuseCommonPassword(password: unknown, account: Account | null): Promise<void> {
  // What has no right length is refused by the sign-in library, in its own words.
  if (typeof password !== 'string' || password.length > passwordLength.most) return;
  if (password.length < passwordLength.least) return;
  const own = account ? [account.email, account.firstName ?? '', account.lastName ?? ''] : [];
  const problem = findPasswordProblem(password, { isLeaked: await leakedPasswords(), own }, 'newPassword');
  if (problem === null) return;
  throw new OperationError(problem.code, problem, { field: 'newPassword', status: 400 });
}
