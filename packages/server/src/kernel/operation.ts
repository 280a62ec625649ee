import type { Permission } from '@roadworthy/core/identity/permission-roles.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs, MutationResults, QueryInputs, QueryResults } from '../generated/operations.ts';
import type { RequestContext } from './context.ts';
import { type Contract, contractOf } from './operations/contract.ts';
import type { MutationName, QueryName } from './operations/operation-names.ts';
import { type DeclaredPlace, type Place, placeOf } from './network/place.ts';
import type { Platform } from './platform.ts';
import type { Process } from './jobs/process.ts';
import type { Work } from './work.ts';

type Run<Input, Result> = (work: Work & { readonly input: Input }) => Promise<Result>;

/** One permission, or several of which any opens the operation: what it then does asks for its own. */
export type Needed = Permission | readonly Permission[];

/** How the rules name an argument in the field of a refusal, where that is not the argument's own name. */
export type FieldNames = Readonly<Record<string, string>>;

/** A write as the kernel runs it: its input was checked against its own declaration before it runs. */
export type Mutation<Name extends MutationName = MutationName> = {
  readonly kind: 'mutation';
  readonly name: Name;
  readonly permission: Needed;
  readonly place: Place<never>;
  readonly contract: Contract;
  readonly fields?: FieldNames | undefined;
  readonly run: (work: Work & { readonly input: never }) => Promise<unknown>;
};

/**
 * A write: *lock, decide, save, publish*. The kernel checks the permission, reads the root row under the caller's
 * role, opens the transaction as operator inside that row's organization, and writes the audit row. A refused
 * decision rolls everything back and becomes the caller's error.
 */
export function operation<Name extends MutationName>(
  definition: DeclaredPlace<MutationInputs[Name]> &
    Contract & {
      readonly name: Name;
      readonly permission: Needed;
      readonly fields?: FieldNames;
      readonly run: Run<MutationInputs[Name], MutationResults[Name] | Refused>;
    },
): Mutation<Name> {
  const { name, permission, fields, run } = definition;
  const place = placeOf(definition);
  return { kind: 'mutation', name, permission, place, contract: contractOf(definition), fields, run };
}

/** Who may ask what rules compute of a row: whoever holds a permission, one of several, or whoever sees the row. */
export type ReadNeeded = Permission | readonly Permission[] | 'whoever_sees_it';

export type ComputedRead<Name extends QueryName = QueryName> = {
  readonly kind: 'query';
  readonly name: Name;
  readonly permission: ReadNeeded;
  readonly place: Place<never>;
  readonly contract: Contract;
  readonly run: (work: Work & { readonly input: never }) => Promise<unknown>;
};

/** A read that rules compute, such as a price: same root row and organization as a write, and changes nothing. */
export function computedRead<Name extends QueryName>(
  definition: DeclaredPlace<QueryInputs[Name]> &
    Contract & {
      readonly name: Name;
      readonly permission: ReadNeeded;
      readonly run: Run<QueryInputs[Name], QueryResults[Name] | Refused>;
    },
): ComputedRead<Name> {
  const place = placeOf(definition);
  const { name, permission, run } = definition;
  return { kind: 'query', name, permission, place, contract: contractOf(definition), run };
}

/** What a read of the outside works with: no row and no transaction, which would be held while the outside takes its time. */
export type Asking = { readonly platform: Platform; readonly request: RequestContext };

export type OutsideRead<Name extends QueryName = QueryName> = {
  readonly kind: 'outside_read';
  readonly name: Name;
  readonly permission: Needed;
  readonly contract: Contract;
  readonly run: (asking: Asking & { readonly input: never }) => Promise<unknown>;
};

/** A read that asks the outside, such as a vendor: it is about no row, changes nothing, and may be asked again. */
export function outsideRead<Name extends QueryName>(
  definition: Contract & {
    readonly name: Name;
    readonly permission: Needed;
    readonly run: (asking: Asking & { readonly input: QueryInputs[Name] }) => Promise<QueryResults[Name] | Refused>;
  },
): OutsideRead<Name> {
  const { name, permission, run } = definition;
  return { kind: 'outside_read', name, permission, contract: contractOf(definition), run };
}

export type AnyOperation = Mutation | Process | ComputedRead | OutsideRead;
