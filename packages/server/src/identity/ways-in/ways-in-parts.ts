import type { SignInChange } from '@roadworthy/core/identity/vocabulary.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import { transactionOf } from '../../kernel/database.ts';
import { fromRefusal } from '../../kernel/errors.ts';
import type { Platform } from '../../kernel/platform.ts';
import { enterRole } from '../../kernel/tokens/scope.ts';
import { type Account, principalOfAccount } from '../account.ts';

/** What the ways in are kept with. */
export type WaysInParts = Pick<Platform, 'pools' | 'clock' | 'jobs' | 'secrets'> & { readonly now: () => Date };

/** Who changes their own ways in, and in which request. */
export type Signer = { readonly account: Account; readonly requestId: string };

/** Runs `step` in one transaction as `identity`, which alone reads what people sign in with. */
export async function asIdentity<Result>(
  parts: Pick<WaysInParts, 'pools' | 'clock'>,
  step: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  return transaction(parts.pools.operations, async (client) => {
    await enterRole(client, 'identity', clockClaim(parts));
    return step(client);
  });
}

/** What is told of a change; without one it is only written into the trail, as a new name is. */
type Stated = { readonly change: SignInChange; readonly name?: string; readonly left?: number };

/**
 * Writes into the trail what somebody changed of their own ways in, and owes them the letter about it, in the transaction
 * that changes it. The transaction goes on as `operator`, so that this comes last.
 */
export async function noteChange(
  parts: WaysInParts,
  client: pg.ClientBase,
  { account, requestId }: Signer,
  operation: string,
  notified: Stated | null,
): Promise<void> {
  const acting = principalOfAccount(account, null);
  if (!acting.ok) throw fromRefusal(acting.refusal);
  await enterRole(client, 'operator', clockClaim(parts));
  await writeAudit(transactionOf(client), {
    requestId,
    operation,
    principal: acting.event,
    organizationId: acting.event.organizationId,
    root: {
      table: 'users',
      id: account.userId,
    },
    outcome: 'done',
    input: {},
  });
  if (notified === null) return;
  const task = { noticeId: randomUUID(), userId: account.userId, ...notified };
  await parts.jobs.enqueue(client, 'tell-of-sign-in-change', task);
}
