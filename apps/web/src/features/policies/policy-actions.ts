import type { Action } from '../shared/actions/action.ts';
import type { AssignmentSubject } from '../quoting/update-assigned-agent/update-assigned-agent.tsx';
import { assignPolicyAgent } from './assign-policy/assign-policy-agent.ts';
import { addPolicyNote } from './policy-notes/add-policy-note.ts';

/** The actions of a policy, the likeliest first. */
export const policyActions: readonly Action<AssignmentSubject>[] = [assignPolicyAgent, addPolicyNote];
