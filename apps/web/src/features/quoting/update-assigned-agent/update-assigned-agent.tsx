'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UpdateAssignedAgentDocument } from '../../../generated/documents.ts';
import type { Action, ActionChoiceProps, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { agentOf, AgentPicker } from './agent-picker.tsx';

/** Whose it is stands on the quote: a policy names the one that describes what is covered. */
export type AssignmentSubject = {
  readonly organizationId: string;
  readonly agentId: string | null;
  readonly policyQuoteId?: string;
};

function UpdateAssignedAgent({ id, subject, open, onClose, onDone }: ActionDialogProps<AssignmentSubject>) {
  const t = useTranslations('actions.update_assigned_agent');
  const [chosen, setChosen] = useState<string | null>(null);
  const undo = useOperation(UpdateAssignedAgentDocument);
  const quote_id = subject.policyQuoteId ?? id;
  const record = subject.policyQuoteId === undefined ? 'quotes' : 'policies';
  const before = { quote_id, assigned_agent_id: subject.agentId };
  const operation = useOperation(UpdateAssignedAgentDocument, (result) => {
    const { assigned_agent_id } = result.update_assigned_agent ?? {};
    onDone(t(assigned_agent_id ? 'done' : 'doneNobody', { record }), () => undo.mutate(before));
    close();
  });

  function close() {
    setChosen(null);
    onClose();
  }

  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => {
        if (chosen !== null) operation.mutate({ quote_id, assigned_agent_id: agentOf(chosen) });
      }}
      operation={operation}
      effect={t('effect', { record })}
      ready={chosen !== null}
      copy={{ title: t('title', { record }), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <AgentPicker
          organizationId={subject.organizationId}
          current={subject.agentId}
          value={chosen}
          onValue={setChosen}
        />
      )}
    </OperationDialog>
  );
}

function AnyAgent(props: ActionChoiceProps) {
  return <AgentPicker {...props} organizationId={null} />;
}

/** Gives a quote to an agent, or to nobody; on its page, with a way back. */
export const updateAssignedAgent: Action<AssignmentSubject> = {
  operation: 'update_assigned_agent',
  Dialog: UpdateAssignedAgent,
  Choice: AnyAgent,
  given: (choice) => ({ assigned_agent_id: agentOf(choice) }),
  toEach: (ask, quote_id, idempotencyKey, choice) =>
    ask(UpdateAssignedAgentDocument, { quote_id, assigned_agent_id: agentOf(choice ?? '') }, { idempotencyKey }),
};
