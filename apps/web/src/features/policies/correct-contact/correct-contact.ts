import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';
import type { ContactSubject } from './correct-contact-dialog.tsx';

/** How the named insured of a policy is reached is corrected. */
export const correctContact: Action<ContactSubject> = {
  operation: 'update_policy_named_insured_fni',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./correct-contact-dialog.tsx')).CorrectContactDialog).Component,
};
