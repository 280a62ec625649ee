import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { ReinstateSubject } from './reinstate-dialog.tsx';

/** Cover that was cancelled goes on, with what is charged to the cent before it is decided. */
export const reinstatePolicy: Action<ReinstateSubject> = {
  operation: 'reinstate_policy',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./reinstate-dialog.tsx')).ReinstateDialog).Component,
};
