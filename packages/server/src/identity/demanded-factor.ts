import { owesSecondFactor } from '@roadworthy/core/identity/demand-second-factor.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { OperationError } from '../kernel/errors.ts';
import type { Account } from './account.ts';
import type { IdentityStore } from './identity-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/**
 * Throws `second_factor_required` (403) for who acts as staff and has to set up a second factor first. What a session
 * remembers may be half a minute old, so that it is read anew before anybody is refused.
 */
export async function assertDemandedFactor(
  { role }: Principal,
  account: Account,
  { store, demandsOfStaff }: { readonly store: Pick<IdentityStore, 'accountById'>; readonly demandsOfStaff: boolean },
): Promise<void> {
  if (isCustomer(role) || role === 'email' || !owesSecondFactor(account, demandsOfStaff)) return;
  const now = await store.accountById(account.userId);
  if (now !== null && !owesSecondFactor(now, demandsOfStaff)) return;
  throw new OperationError(
    'second_factor_required',
    words(
      'You have to have a second factor here. Turn it on in your profile, and go on then.',
      'La validation en deux étapes est exigée ici. Activez-la dans votre profil, puis continuez.',
    ),
    { status: 403 },
  );
}
