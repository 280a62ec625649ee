import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { EndorseSubject } from './affinity-dialog.tsx';

/** A policy in force gets the discount of whoever belongs to a group, to the cent before it is applied. */
export const affinityDiscount: Action<EndorseSubject> = {
  operation: 'apply_policy_affinity_discount',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./affinity-dialog.tsx')).AffinityDialog).Component,
};
