'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AssignEnquiryDocument } from '../../../generated/documents.ts';
import { agentOf, AgentPicker } from '../../quoting/update-assigned-agent/agent-picker.tsx';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type Subject = { readonly organization_id: string; readonly assigned_agent_id: string | null };

function AssignEnquiry({ id, subject, open, onClose, onDone }: ActionDialogProps<Subject>) {
  const t = useTranslations('actions.assign_enquiry');
  const [chosen, setChosen] = useState<string | null>(null);
  const operation = useOperation(AssignEnquiryDocument, () => {
    onDone(t('done'));
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
        if (chosen !== null) operation.mutate({ enquiry_id: id, assigned_agent_id: agentOf(chosen) });
      }}
      operation={operation}
      effect={t('effect')}
      ready={chosen !== null}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <AgentPicker
          organizationId={subject.organization_id}
          current={subject.assigned_agent_id}
          value={chosen}
          onValue={setChosen}
        />
      )}
    </OperationDialog>
  );
}

/** Gives an enquiry to an agent, or to nobody. */
export const assignEnquiry: Action<Subject> = { operation: 'assign_enquiry', Dialog: AssignEnquiry };
