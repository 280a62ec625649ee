'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { ReversePendingPolicyCancellationDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

/** The insured takes an announced end back, with one press. */
export function ReverseMyCancellation({ policyId }: { policyId: string }) {
  const t = useTranslations('account.cancel');
  const operation = useOperation(ReversePendingPolicyCancellationDocument, undefined, {
    kind: 'user',
    rereads: ['user'],
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button tone="quiet" disabled={operation.isPending} onClick={() => operation.mutate({ policy_id: policyId })}>
        {t('reverse')}
      </Button>
      <FormAlert message={operation.error ? readableMessage(operation.error) : null} />
    </div>
  );
}
