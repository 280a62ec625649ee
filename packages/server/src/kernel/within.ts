import { clockClaim } from './jobs/clock-claim.ts';
import { enterOrganization } from './operations/root-row.ts';
import type { Work } from './work.ts';

/**
 * Works inside another organization in the same transaction, and comes back: for what the platform does over several
 * organizations. After a failure there is nothing to come back to, for all of it is rolled back.
 */
export async function within<Result>(
  { tx, platform, organizationId: own }: Pick<Work, 'tx' | 'platform' | 'organizationId'>,
  organizationId: string,
  step: () => Promise<Result>,
): Promise<Result> {
  if (organizationId === own) return step();
  await enterOrganization(tx.client, clockClaim(platform), organizationId);
  const result = await step();
  await enterOrganization(tx.client, clockClaim(platform), own);
  return result;
}
