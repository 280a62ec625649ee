import type { Permission } from '@roadworthy/core/identity/vocabulary.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs, MutationResults } from '../generated/operations.ts';
import type { MutationName } from './operation.ts';
import type { Platform } from './platform.ts';
import type { Root } from './root-row.ts';
import type { Work } from './work.ts';

/** What the outside said, or that it is not known: then it is asked again later, under the same keys. */
export type Outcome<Told> = { readonly known: true; readonly told: Told } | { readonly known: false };

/** The committed intent that a process works from. */
export type Intent<Request> = {
  readonly process_intent_id: string;
  readonly root_id: string;
  readonly request: Request;
  readonly created: Date;
};

/**
 * An operation that needs the outside: `begin` commits an intent, `call` asks the outside without a transaction under
 * keys derived from the intent, `finish` decides on what it said. Each may run twice; a job resumes every unfinished
 * intent, so that a killed server leaves nothing half done.
 */
export type Process<Name extends MutationName = MutationName, Request = unknown, Told = unknown> = {
  readonly kind: 'process';
  readonly name: Name;
  readonly permission: Permission;
  readonly place: { readonly root: (input: MutationInputs[Name]) => Root };
  readonly begin: (
    work: Work & { readonly input: MutationInputs[Name] },
    intentId: string,
  ) => Promise<Request | Refused>;
  readonly call: (intent: Intent<Request>, platform: Platform) => Promise<Outcome<Told>>;
  readonly finish: (work: Work, intent: Intent<Request>, told: Told) => Promise<MutationResults[Name]>;
  /** Notes on the rows that the outcome is not known. */
  readonly unsure: (work: Work, intent: Intent<Request>) => Promise<void>;
  /** The answer while the outcome is not known. */
  readonly pending: (rootId: string) => MutationResults[Name];
};

/** Declares a process; see `Process` for what each part promises. */
export function process<Name extends MutationName, Request, Told>(
  definition: Omit<Process<Name, Request, Told>, 'kind' | 'place'> & {
    readonly root: (input: MutationInputs[Name]) => Root;
  },
): Process<Name, Request, Told> {
  const { root, ...rest } = definition;
  return { kind: 'process', place: { root }, ...rest };
}
