'use client';
import { AssignEnquiryDocument } from '../../../generated/documents.ts';
import { agentOf, AgentPicker } from '../../quoting/update-assigned-agent/agent-picker.tsx';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../../shared/form-dialog/form-fields.tsx';

type Subject = { readonly organization_id: string; readonly assigned_agent_id: string | null };

/** Gives an enquiry to an agent, or to nobody. */
export const assignEnquiry: Action<Subject> = {
  operation: 'assign_enquiry',
  Dialog: formDialog<Subject>()({
    words: 'actions.assign_enquiry',
    document: AssignEnquiryDocument,
    begin: (): { readonly agent: string | null } => ({ agent: null }),
    fields: ({ subject }) => [
      ownField('agent', ({ value, onValue }) => (
        <AgentPicker
          organizationId={subject.organization_id}
          current={subject.assigned_agent_id}
          value={value}
          onValue={onValue}
        />
      )),
    ],
    ready: ({ values }) => values.agent !== null,
    input: ({ id, values }) => ({ enquiry_id: id, assigned_agent_id: agentOf(values.agent ?? '') }),
  }),
};
