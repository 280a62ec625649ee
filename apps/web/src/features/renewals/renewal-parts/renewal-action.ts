import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import type { Action } from '../../shared/actions/action.ts';
import { confirmedAction } from '../../shared/actions/confirmed-action.tsx';

/** What every operation of a renewal is about. */
export const aboutRenewal = (policy_renewal_id: string) => ({ policy_renewal_id });

/** Something that is done to a renewal once it is confirmed, and asks for nothing. */
export const confirmRenewal = <Result>(
  operation: Action<unknown>['operation'],
  document: TypedDocument<Result, { policy_renewal_id: string }>,
  isAside?: Action<unknown>['isAside'],
): Action<unknown> => confirmedAction({ operation, document, variables: aboutRenewal, ...(isAside && { isAside }) });
