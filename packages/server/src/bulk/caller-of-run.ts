import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { principalOfAccount } from '../identity/account.ts';
import { createIdentityStore } from '../identity/identity-store.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';

/** The person who asked for a run, with the role in which they did; null when they do not hold it any more. */
export async function callerOfRun(
  { platform }: Kernel,
  { user_id, role }: { readonly user_id: string; readonly role: string },
): Promise<Principal | null> {
  const account = await createIdentityStore(platform.pools.reads).accountById(user_id);
  const decision = account && principalOfAccount(account, role);
  return decision?.ok ? decision.event : null;
}
