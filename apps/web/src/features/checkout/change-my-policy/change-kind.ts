import type { Problem } from '@roadworthy/ui/forms/error-summary.tsx';
import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PreviewPolicyChangeQueryVariables } from '../../../generated/documents.ts';
import type { LineView } from '../../shared/lines/line-view.ts';
import type { ChangedPolicy } from './changed-policy.ts';

/** What a form of a change asks the server for. */
export type RequestedChanges = PreviewPolicyChangeQueryVariables['changes'];

/** The words in which answers that are open are asked for, as in a checkout. */
export type ErrorWords = ReturnType<typeof useTranslations<'checkout.errors'>>;

/** What the form of a kind of change is given. */
export type ChangeFormProps<Draft> = {
  policy: ChangedPolicy;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Without what everything means, for who knows it. */
  isDense?: boolean;
  /** What is still open of what is asked, once somebody wants to go on. */
  problems: readonly Problem[];
  /** What the server refuses of a field, by its path in what was asked for. */
  errorOf: (path: RegExp) => string | null;
};

/** A kind of change: what it begins with, its form, and what it asks for; the steps around it are the same for all. */
export type ChangeKind<Draft extends object> = {
  readonly code: string;
  /** What stands there before anything is chosen. */
  readonly begin: (policy: ChangedPolicy) => Draft;
  /** What is asked for; null while it says nothing that the policy does not say already. */
  readonly changes: (draft: Draft, policy: ChangedPolicy, line: LineView) => RequestedChanges | null;
  /** What has to be answered before it is asked for; nothing unless it says so. */
  readonly problems?: (draft: Draft, line: LineView, errors: ErrorWords) => readonly Problem[];
  /** Which refusals belong to a field of the form. */
  readonly fields: (draft: Draft, policy: ChangedPolicy) => RegExp;
  readonly Form: (props: ChangeFormProps<Draft>) => ReactNode;
};
