'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeQuoteOrganizationDocument } from '../../../generated/documents.ts';
import type { Action, ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { OrganizationSelect } from '../../shared/organization-select.tsx';

type Subject = { readonly organizationId: string };

function ChangeQuoteOrganization({ id, subject, open, onClose, onDone }: ActionDialogProps<Subject>) {
  const t = useTranslations('actions.change_quote_organization');
  const [chosen, setChosen] = useState<string | null>(null);
  const operation = useOperation(
    ChangeQuoteOrganizationDocument,
    (result) => {
      onDone(t('done', { organization: result.change_quote_organization?.organization?.name ?? '' }));
      close();
    },
    { kind: 'org_admin' },
  );

  function close() {
    setChosen(null);
    onClose();
  }

  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => {
        if (chosen !== null) operation.mutate({ quote_id: id, organization_id: chosen });
      }}
      operation={operation}
      effect={t('effect')}
      ready={chosen !== null}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && (
        <OrganizationSelect kind="org_admin" except={subject.organizationId} value={chosen} onValue={setChosen} />
      )}
    </OperationDialog>
  );
}

/** Moves a quote to another organization: one at a time, since nothing of what the former one agreed stays. */
export const changeQuoteOrganization: Action<Subject> = {
  operation: 'change_quote_organization',
  isAside: true,
  Dialog: ChangeQuoteOrganization,
};
