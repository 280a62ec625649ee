import { createScope, setScope } from '@roadworthy/data-api/scope.ts';
import type pg from 'pg';

/** Names the organization that a row of the own one may move to; row security reads it, and no request brings it. */
export const destinationClaim = 'app.destination';

/** The settings that row security and the clock read, in the order in which every scope binds them. */
export const claimSettings = [
  'app.user',
  'app.organization',
  destinationClaim,
  'app.quote',
  'app.claim',
  'app.email',
  'app.now',
] as const;

export type Claims = Readonly<Record<string, string>>;

const scope = createScope(claimSettings);
const statementTimeoutMs = 10_000;

/** Runs the rest of an open transaction as a role with its claims; throws outside a transaction. */
export async function enterRole(client: pg.ClientBase, role: string, claims: Claims): Promise<void> {
  await setScope(client, scope, { role, claims, timeoutMs: statementTimeoutMs });
}
