import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import { contextOf } from '@roadworthy/testkit/caller.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import type pg from 'pg';
import type { Call } from '../src/kernel/operations/carry-out.ts';
import { claimsOf } from '../src/kernel/tokens/claims.ts';

/** Under which PostgreSQL role and claims a statement runs. */
export async function whoRuns(client: pg.ClientBase): Promise<{ role: string; organization: string | null }> {
  const { rows } = await client.query<{ role: string; organization: string | null }>(
    'select current_user::text as role, claim_organization()::text as organization',
  );
  const [row] = rows;
  if (!row) throw new Error('Somebody runs every statement');
  return row;
}

type Requested = { readonly args: Record<string, unknown>; readonly idempotencyKey?: string };

/** A call as the data API hands it to the kernel; its answer is the result and the role it is read under, as JSON. */
export function callOf(backend: Backend, principal: Principal, { args, idempotencyKey }: Requested): Call {
  return {
    args,
    role: principal.role,
    claims: claimsOf(principal, backend.clock),
    context: contextOf(principal, idempotencyKey === undefined ? {} : { idempotencyKey }),
    answer: async (client, value) => JSON.stringify({ value, readAs: client && (await whoRuns(client)).role }),
  };
}

/** The call of somebody who bears a quote's token. */
export function bearerCall(backend: Backend, quoteId: string, request: Requested, role: Role = 'token:quote'): Call {
  return callOf(backend, principalOf(role, { quoteId }), request);
}
