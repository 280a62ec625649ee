'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { CancelSubject } from './cancel-dialog.tsx';

const dialog = fetchedComponent(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** An agent ends a policy, or announces its end, with the refund to the cent before it is decided. */
export const cancelPolicy: Action<CancelSubject> = {
  operation: 'cancel_policy',
  isAside: true,
  Dialog: (props) => <dialog.Component {...props} kind="agent" name="cancel_policy" />,
};

/** The same by an underwriter, who may give every reason. */
export const underwriterCancelPolicy: Action<CancelSubject> = {
  operation: 'underwriter_cancel_policy',
  isAside: true,
  Dialog: (props) => <dialog.Component {...props} kind="underwriter" name="underwriter_cancel_policy" />,
};
