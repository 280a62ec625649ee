'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StopAutopayDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type StopAutopayProps = { policyId: string; kind: 'agent' | 'user'; size?: 'small' | 'regular' };

/** Ends automatic payments, once that is confirmed. */
export function StopAutopay({ policyId, kind, size = 'regular' }: StopAutopayProps) {
  const t = useTranslations('policyParts.collection');
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const stop = useOperation(
    StopAutopayDocument,
    () => {
      setOpen(false);
      show({ message: t('stopped') });
    },
    { kind, rereads: [kind] },
  );
  return (
    <>
      <Button tone="quiet" size={size} onClick={() => setOpen(true)}>
        {t('stop')}
      </Button>
      <OperationDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => stop.mutate({ policy_id: policyId })}
        operation={stop}
        effect={t('stopEffect')}
        copy={{ title: t('stop'), confirm: t('stopConfirm'), cancel: t('cancel') }}
      />
    </>
  );
}
