import type pg from 'pg';
import type { RequestContext } from '../context.ts';
import type { Platform } from '../platform.ts';
import { roots } from '../operations/contract.ts';
import type { Root } from '../operations/root-row.ts';
import type { Claims } from '../tokens/scope.ts';

/** What an operation without a root row looks at to find its organization; the client is unscoped until it says so. */
export type Arrival = {
  readonly client: pg.ClientBase;
  readonly platform: Platform;
  readonly request: RequestContext;
  readonly claims: Claims;
};

/**
 * Where an operation happens: inside the organization of a row that the caller sees, or in one found otherwise. A target
 * is a second organization that the operation concerns, which the caller has to see as well.
 */
export type Place<Input> =
  | { readonly root: (input: Input) => Root; readonly target?: (input: Input) => string }
  | { readonly organization: (input: Input, arrival: Arrival) => Promise<string> };

/** A place as it is declared: of a root, the argument that names it is enough. */
export type DeclaredPlace<Input> =
  | Place<Input>
  | { readonly root: keyof typeof roots & keyof Input; readonly target?: (input: Input) => string };

/** The place of a definition, and nothing else of it. */
export function placeOf<Input>(definition: DeclaredPlace<Input>): Place<Input> {
  if (!('root' in definition)) return { organization: definition.organization };
  const { root, target } = definition;
  const found =
    typeof root === 'function' ? root : (input: Input): Root => ({ table: roots[root], id: String(input[root]) });
  return { root: found, ...(target && { target }) };
}
