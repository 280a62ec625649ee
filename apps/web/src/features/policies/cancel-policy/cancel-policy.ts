import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { CancelSubject } from './cancel-dialog.tsx';

/** An agent ends a policy, or announces its end, with the refund to the cent before it is decided. */
export const cancelPolicy: Action<CancelSubject> = {
  operation: 'cancel_policy',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./cancel-dialog.tsx')).CancelDialog).Component,
};

/** The same by an underwriter, who may give every reason. */
export const underwriterCancelPolicy: Action<CancelSubject> = {
  operation: 'underwriter_cancel_policy',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./cancel-dialog.tsx')).UnderwriterCancelDialog).Component,
};
