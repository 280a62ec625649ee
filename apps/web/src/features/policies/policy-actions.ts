import type { Action } from '../shared/actions/action.ts';
import { addPolicyNote } from './policy-notes/add-policy-note.ts';

/** The actions of a policy, the likeliest first. */
export const policyActions: readonly Action<null>[] = [addPolicyNote];
