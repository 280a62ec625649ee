'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/request-error.ts';
import {
  type AbilityFragment,
  AssignReferralDocument,
  type ReferralFactsFragment,
} from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type AssignReferralProps = { referral: ReferralFactsFragment; abilities: readonly AbilityFragment[] };

/** Whose work the answer is, and the way to take it or to give it up. */
export function AssignReferral({ referral, abilities }: AssignReferralProps) {
  const t = useTranslations('workbench.referrals');
  const { sub } = useSignedInUser();
  const assign = useOperation(AssignReferralDocument);
  const { quote_referral_id, assignee_user_id: assignee, assignee_name: name } = referral;
  const isOwn = assignee === sub;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="text-ink-2">{name === null ? t('nobodys') : t('assignedTo', { name })}</span>
      {abilities.some((one) => one.operation === 'assign_referral' && one.allowed) && (
        <Button
          size="small"
          tone="quiet"
          busy={assign.isPending}
          busyLabel={t('saving')}
          onClick={() => assign.mutate({ quote_referral_id, user_id: isOwn ? null : sub })}
        >
          {t(isOwn ? 'giveUp' : 'take')}
        </Button>
      )}
      <FormAlert message={assign.error ? readableMessage(assign.error) : null} />
    </div>
  );
}
