'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Menu } from '@roadworthy/ui/workbench/menu.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  type AbilityFragment,
  AssignReferralDocument,
  ReferralAssigneesDocument,
  type ReferralFactsFragment,
} from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type AssignReferralProps = { referral: ReferralFactsFragment; abilities: readonly AbilityFragment[] };

/** Whose work the answer is, and the way to take it, to give it up, or to give it to a colleague. */
export function AssignReferral({ referral, abilities }: AssignReferralProps) {
  const t = useTranslations('workbench.referrals');
  const { sub } = useSignedInUser();
  const assign = useOperation(AssignReferralDocument);
  const { quote_referral_id, assignee_user_id: assignee, assignee_name: name } = referral;
  const isOwn = assignee === sub;
  const mayAssign = abilities.some((one) => one.operation === 'assign_referral' && one.allowed);
  const { data } = useRead('underwriting', ReferralAssigneesDocument, { quote_referral_id }, { enabled: mayAssign });
  const colleagues = (data?.referral_assignees ?? []).filter(({ user_id }) => user_id !== sub && user_id !== assignee);
  const give = (user_id: string | null) => assign.mutate({ quote_referral_id, user_id });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <span className="text-ink-2">{name === null ? t('nobodys') : t('assignedTo', { name })}</span>
      {mayAssign && (
        <Button
          size="small"
          tone="quiet"
          busy={assign.isPending}
          busyLabel={t('saving')}
          onClick={() => give(isOwn ? null : sub)}
        >
          {t(isOwn ? 'giveUp' : 'take')}
        </Button>
      )}
      {mayAssign && colleagues.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="small" tone="quiet">
              {t('giveTo')}
            </Button>
          }
          items={colleagues.map(({ user_id, name: colleague, waiting }) => ({
            key: user_id,
            label: colleague,
            detail: t('waitingWith', { count: waiting }),
            onSelect: () => give(user_id),
          }))}
        />
      )}
      <FormAlert message={assign.error ? readableMessage(assign.error) : null} />
    </div>
  );
}
