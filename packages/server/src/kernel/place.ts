import type pg from 'pg';
import type { RequestContext } from './context.ts';
import type { Platform } from './platform.ts';
import type { Root } from './root-row.ts';
import type { Claims } from './scope.ts';

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

/** The place of a definition, and nothing else of it. */
export function placeOf<Input>(definition: Place<Input>): Place<Input> {
  return 'root' in definition
    ? { root: definition.root, ...(definition.target && { target: definition.target }) }
    : { organization: definition.organization };
}
