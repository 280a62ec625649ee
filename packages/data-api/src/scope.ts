import type { ClientBase, QueryConfig } from 'pg';
import { ownValue } from './own-value.ts';

/** Values of the settings that row security reads, by setting name (`app.user`). */
export type Claims = Readonly<Record<string, string | null | undefined>>;

/** The statement that puts a role and its claims into the running transaction, and nowhere else. */
export type Scope = {
  readonly text: string;
  /** An absent claim is the empty string, so that one left by another request can never be read. */
  values(role: string, claims: Claims, timeoutMs: number): string[];
};

/**
 * Fixes which settings carry claims and in which order. Throws, when used, on a claim that is not among them: a misspelt
 * claim would silently show nothing, or everything.
 */
export function createScope(settings: readonly string[]): Scope {
  const names = ['role', 'statement_timeout', ...settings];
  for (const name of names) if (!/^[a-z_]+(\.[a-z_]+)?$/.test(name)) throw new Error(`${name} is no setting name`);
  const known = new Set(settings);
  return {
    text: `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`,
    values(role, claims, timeoutMs) {
      if (role === '' || role === 'none') throw new Error('A scope needs a role');
      for (const name of Object.keys(claims)) if (!known.has(name)) throw new Error(`${name} is no claim`);
      return [role, String(timeoutMs), ...settings.map((name) => ownValue(claims, name) ?? '')];
    },
  };
}

/** Runs the rest of an open transaction as a role; throws outside one, where the scope would end at once. */
export async function setScope(
  client: ClientBase,
  scope: Scope,
  { role, claims, timeoutMs }: { role: string; claims: Claims; timeoutMs: number },
): Promise<void> {
  if (client.getTransactionStatus() !== 'T') throw new Error('A scope is set inside a transaction');
  const values = scope.values(role, claims, timeoutMs);
  // Where a transaction gathers statements, the scope travels with the one that it is for.
  await client.query({ name: 'scope', text: scope.text, values, waits: true } as QueryConfig);
}
