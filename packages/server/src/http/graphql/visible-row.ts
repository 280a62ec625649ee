import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { principalOfAccount } from '../../identity/account.ts';
import type { Identified } from '../../identity/resolve-principal.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Platform } from '../../kernel/platform.ts';

type Row = readonly (string | null)[];

// A plain link names no role: then every role that the person holds may find the row, the least first.
function principalsOf({ principal, account }: Identified, isRoleNamed: boolean): readonly Principal[] {
  if (account === null || isRoleNamed) return [principal];
  return account.roles.flatMap((role) => {
    const decision = principalOfAccount(account, role);
    return decision.ok ? [decision.event] : [];
  });
}

/**
 * The row of an id as the caller sees it: under the role that the request names, else under each that the person holds.
 * Throws `not_found` for a row that is not there and for one that nobody of them sees.
 */
export async function visibleRow(
  { pools, clock }: Pick<Platform, 'pools' | 'clock'>,
  who: { readonly identified: Identified; readonly isRoleNamed: boolean },
  text: string,
  id: string,
  ...more: readonly string[]
): Promise<Row> {
  for (const principal of principalsOf(who.identified, who.isRoleNamed)) {
    const question = { role: principal.role, claims: claimsOf(principal, clock), text, values: [id, ...more] };
    // Some roles have no grant on the table at all, which says the same as seeing no row.
    const rows = await askAs(pools.reads, question).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '42501') return [];
      throw error;
    });
    if (rows[0] !== undefined) return rows[0];
  }
  throw notFound();
}
