import type { ReactNode } from 'react';
import type { PreviewPolicyChangeQueryVariables } from '../../../generated/documents.ts';
import type { ChangedPolicy } from './changed-policy.ts';

/** What a form of a change asks the server for. */
export type RequestedChanges = PreviewPolicyChangeQueryVariables['changes'];

/** What the form of a kind of change is given. */
export type ChangeFormProps<Draft> = {
  policy: ChangedPolicy;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What the server refuses of a field, by its path in what was asked for. */
  errorOf: (path: RegExp) => string | null;
};

/** A kind of change: what it begins with, its form, and what it asks for; the steps around it are the same for all. */
export type ChangeKind<Draft extends object> = {
  readonly code: string;
  /** What stands there before anything is chosen. */
  readonly begin: (policy: ChangedPolicy) => Draft;
  /** What is asked for; null while it says nothing that the policy does not say already. */
  readonly changes: (draft: Draft, policy: ChangedPolicy) => RequestedChanges | null;
  /** Which refusals belong to a field of the form. */
  readonly fields: RegExp;
  readonly Form: (props: ChangeFormProps<Draft>) => ReactNode;
};
