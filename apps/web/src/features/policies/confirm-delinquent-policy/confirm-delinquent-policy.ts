import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';

/** An agent and a customer agree on a day by which what is overdue is paid. */
export const confirmDelinquentPolicy: Action<unknown> = {
  operation: 'confirm_delinquent_policy',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog).Component,
};
