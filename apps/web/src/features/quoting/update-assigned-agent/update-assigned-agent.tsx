'use client';
import { UpdateAssignedAgentDocument } from '../../../generated/documents.ts';
import type { Action, ActionChoiceProps } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../../shared/form-dialog/form-fields.tsx';
import { agentOf, AgentPicker } from './agent-picker.tsx';

/** Whose it is stands on the quote: a policy names the one that describes what is covered. */
export type AssignmentSubject = {
  readonly organizationId: string;
  readonly agentId: string | null;
  readonly policyQuoteId?: string;
};

const recordOf = ({ policyQuoteId }: AssignmentSubject) => (policyQuoteId === undefined ? 'quotes' : 'policies');

function AnyAgent(props: ActionChoiceProps) {
  return <AgentPicker {...props} organizationId={null} />;
}

/** Gives a quote to an agent, or to nobody; on its page, with a way back. */
export const updateAssignedAgent: Action<AssignmentSubject> = {
  operation: 'update_assigned_agent',
  Dialog: formDialog<AssignmentSubject>()({
    words: 'actions.update_assigned_agent',
    document: UpdateAssignedAgentDocument,
    begin: (): { readonly agent: string | null } => ({ agent: null }),
    fields: ({ subject }) => [
      ownField('agent', ({ value, onValue }) => (
        <AgentPicker
          organizationId={subject.organizationId}
          current={subject.agentId}
          value={value}
          onValue={onValue}
        />
      )),
    ],
    ready: ({ values }) => values.agent !== null,
    input: ({ id, subject, values }) => ({
      quote_id: subject.policyQuoteId ?? id,
      assigned_agent_id: agentOf(values.agent ?? ''),
    }),
    copy: ({ t, subject }) => ({
      title: t('title', { record: recordOf(subject) }),
      effect: t('effect', { record: recordOf(subject) }),
    }),
    done: ({ t, subject, result }) =>
      t(result.update_assigned_agent?.assigned_agent_id ? 'done' : 'doneNobody', { record: recordOf(subject) }),
    undo: ({ id, subject }) => ({ quote_id: subject.policyQuoteId ?? id, assigned_agent_id: subject.agentId }),
  }),
  Choice: AnyAgent,
  given: (choice) => ({ assigned_agent_id: agentOf(choice) }),
  toEach: (ask, quote_id, idempotencyKey, choice) =>
    ask(UpdateAssignedAgentDocument, { quote_id, assigned_agent_id: agentOf(choice ?? '') }, { idempotencyKey }),
};
