import type { Permission } from '@roadworthy/core/identity/permission-roles.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs, MutationResults } from '../../generated/operations.ts';
import type { MutationName } from '../operations/operation-names.ts';
import { type Contract, contractOf } from '../operations/contract.ts';
import { type DeclaredPlace, type Place, placeOf } from '../network/place.ts';
import type { Platform } from '../platform.ts';
import type { Root } from '../operations/root-row.ts';
import type { Work } from '../work.ts';

/** The answer of the outside, or that it is not known: then it is asked again later, under the same keys. */
export type Outcome<Answer> = { readonly known: true; readonly answer: Answer } | { readonly known: false };

/** The committed intent that a process works from. */
export type Intent<Request> = {
  readonly process_intent_id: string;
  readonly root_id: string;
  readonly request: Request;
  readonly created: Date;
};

/** Looks at the rows of the process in a transaction of its own, as who began it, while the outside is being asked. */
export type Look = <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>;

/**
 * An operation that needs the outside: `begin` commits an intent, `call` asks the outside without a transaction under
 * keys derived from the intent, `finish` decides on its answer. Each may run twice; a job resumes every unfinished
 * intent, so that a killed server leaves nothing half done.
 */
type Definition<Name extends MutationName, Request, Answer> = DeclaredPlace<MutationInputs[Name]> &
  Contract & {
    readonly name: Name;
    readonly permission: Permission;
    /** What an intent is about, where that is not the root, or where there is none: of one process one may be under way on each. */
    readonly subject?: (request: Request) => Root;
    readonly begin: (
      work: Work & { readonly input: MutationInputs[Name] },
      intentId: string,
    ) => Promise<Request | Refused>;
    readonly call: (intent: Intent<Request>, platform: Platform, look: Look) => Promise<Outcome<Answer>>;
    readonly finish: (work: Work, intent: Intent<Request>, answer: Answer) => Promise<MutationResults[Name]>;
    /** Notes on the rows that the outcome is not known. */
    readonly markUnknown: (work: Work, intent: Intent<Request>) => Promise<void>;
    /** The caller's answer while the outcome is not known. */
    readonly pending: (rootId: string) => MutationResults[Name];
  };

/** A process as the kernel runs it: what its intent and the outside said was kept as JSON and is read back unchecked. */
export type Process<Name extends MutationName = MutationName> = {
  readonly kind: 'process';
  readonly name: Name;
  readonly permission: Permission;
  readonly place: Place<never>;
  readonly contract: Contract;
  readonly subject: ((request: unknown) => Root) | null;
  readonly begin: (work: Work & { readonly input: never }, intentId: string) => Promise<unknown>;
  readonly call: (intent: Intent<unknown>, platform: Platform, look: Look) => Promise<Outcome<unknown>>;
  readonly finish: (work: Work, intent: Intent<unknown>, answer: unknown) => Promise<unknown>;
  readonly markUnknown: (work: Work, intent: Intent<unknown>) => Promise<void>;
  readonly pending: (rootId: string) => unknown;
};

/** Declares a process; see `Definition` for what each part promises. */
export function defineProcess<Name extends MutationName, Request, Answer>(
  definition: Definition<Name, Request, Answer>,
): Process<Name> {
  const { name, permission, subject, begin, call, finish, markUnknown, pending } = definition;
  return {
    kind: 'process',
    name,
    permission,
    place: placeOf(definition),
    contract: contractOf(definition),
    subject: subject ? (request) => subject(request as Request) : null,
    begin,
    call: (intent, platform, look) => call(intent as Intent<Request>, platform, look),
    finish: (work, intent, answer) => finish(work, intent as Intent<Request>, answer as Answer),
    markUnknown: (work, intent) => markUnknown(work, intent as Intent<Request>),
    pending,
  };
}
