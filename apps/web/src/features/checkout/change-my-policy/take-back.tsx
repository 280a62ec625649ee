'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  CancelMyChangeDocument,
  LoadMyChangeAbilitiesDocument,
  type MyChangeFragment,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';

/** Takes a change back that is not applied yet, once it is asked about. */
export function TakeBack({ change }: { change: Pick<MyChangeFragment, 'policy_proposal_id' | 'effective'> }) {
  const t = useTranslations('account.change');
  const common = useTranslations('shell.common');
  const { policy_proposal_id } = change;
  const { data } = useRead('user', LoadMyChangeAbilitiesDocument, { policy_proposal_id });
  const [isAsked, setAsked] = useState(false);
  const operation = useOperation(CancelMyChangeDocument, () => setAsked(false), { kind: 'user', rereads: ['user'] });
  const may = data?.abilities.some(({ operation: name, allowed }) => name === 'cancel_proposal' && allowed);
  if (may !== true) return null;
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {t('takeBack')}
      </Button>
      {isAsked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          closeLabel={common('close')}
          title={t('takeBackTitle')}
          effect={t('takeBackEffect', { date: printDay(change.effective) ?? '' })}
          actions={
            <>
              <Button tone="quiet" onClick={() => setAsked(false)}>
                {t('keep')}
              </Button>
              <Button
                tone="danger"
                {...(operation.isPending ? { busy: true, busyLabel: t('sending') } : {})}
                onClick={() => operation.mutate({ policy_proposal_id })}
              >
                {t('takeBack')}
              </Button>
            </>
          }
        >
          <FormAlert message={operation.error ? readableMessage(operation.error) : null} />
        </Dialog>
      )}
    </>
  );
}
