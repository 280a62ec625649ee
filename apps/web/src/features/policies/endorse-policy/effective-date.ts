import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { EndorseSubject } from './affinity-dialog.tsx';

/** Cover begins on another day than it was bought for, at the price of that day. */
export const effectiveDate: Action<EndorseSubject> = {
  operation: 'change_policy_effective_date',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./effective-date-dialog.tsx')).EffectiveDateDialog).Component,
};
