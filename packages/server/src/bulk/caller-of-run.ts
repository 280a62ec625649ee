import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { accountIn, principalOfAccount } from '../identity/account.ts';
import { createIdentityStore } from '../identity/identity-store.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';

/** The person who asked for a run, with the role in which they did and in its organization; null when they do not hold it any more. */
export async function callerOfRun(
  { platform }: Kernel,
  {
    user_id,
    role,
    organization_id,
  }: { readonly user_id: string; readonly role: string; readonly organization_id: string },
): Promise<Principal | null> {
  const account = await createIdentityStore(platform.pools.reads).accountById(user_id);
  const decision = account && principalOfAccount(accountIn(account, organization_id), role);
  return decision?.ok ? decision.event : null;
}
