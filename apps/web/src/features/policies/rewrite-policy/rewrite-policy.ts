import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';

/** A policy that nobody paid goes on as another one: its quote is begun, or opened where it was. */
export const rewritePolicy: Action<unknown> = {
  operation: 'rewrite_delinquent_policy',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./rewrite-dialog.tsx')).RewriteDialog).Component,
};
