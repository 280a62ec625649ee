import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { decideRenewal, type RenewalOperation } from '@roadworthy/core/renewals/renewal-transitions.ts';
import type { RenewalStatus } from '@roadworthy/core/renewals/vocabulary.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Updateable } from 'kysely';
import type { Work } from '../kernel/work.ts';
import { type Renewal, updateRenewal } from './renewal-store.ts';

/**
 * Moves a renewal by way of the table, whoever works; who may was asked before. Throws where the table lists no such way.
 */
export async function moveRenewal(
  work: Work,
  renewal: Renewal,
  operation: RenewalOperation,
  to: RenewalStatus,
  also: Updateable<Database['policy_renewals']> = {},
): Promise<void> {
  const decision = decideRenewal(renewal, operation, principalOf('system'));
  if (!decision.ok || !decision.event.to.includes(to))
    throw new Error(`No ${operation} from ${renewal.status} to ${to}`);
  await updateRenewal(work, renewal, { status: to, next_look: work.now, ...also });
}
