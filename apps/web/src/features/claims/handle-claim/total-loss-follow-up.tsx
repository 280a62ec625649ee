'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  type ClaimRecordFragment,
  LoadTotalLossFollowUpDocument,
  type LoadTotalLossFollowUpQuery,
} from '../../../generated/documents.ts';
import { cancelPolicy } from '../../policies/cancel-policy/cancel-policy.ts';
import { AbilityButton } from '../../shared/actions/ability-button.tsx';
import { abilityOf } from '../../shared/actions/action.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { printDay } from '../../shared/print-day.ts';
import type { ClaimSubject } from './claim-dialogs.tsx';

const SeekRecovery = fetchedComponent(async () => (await import('./claim-dialogs.tsx')).SeekRecoveryDialog).Component;

type TotalLossFollowUpProps = { claim: ClaimRecordFragment; subject: ClaimSubject };
type Found = LoadTotalLossFollowUpQuery['claim_total_loss_follow_up'];

/** What is left to do after a total loss: the lender, the wreck, and the policy, each with its next step. */
export function TotalLossFollowUp({ claim, subject }: TotalLossFollowUpProps) {
  const t = useTranslations('workbench.claim.afterTotalLoss');
  const { data } = useRead('agent', LoadTotalLossFollowUpDocument, { claim_id: claim.claim_id });
  const found = data?.claim_total_loss_follow_up;
  if (!found) return null;
  const { owed_to_lender: owed, is_wreck_sought: isSought, claim_exposure_id: exposureId } = found;
  const isApproved = found.policy !== 'wait';
  const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2';
  return (
    <div className="flex flex-col gap-1">
      <h3 className="type-h3">{t('title')}</h3>
      <ul>
        {owed !== null && (
          <li className={row}>
            {owed > 0 ? t('lenderOwed', { amount: moneyText(owed, subject.currency) }) : t('lenderPaid')}
          </li>
        )}
        {isSought !== null && (
          <li className={row}>
            <span>{t(isSought ? 'wreckSought' : 'wreckWaits')}</span>
            {!isSought && isApproved && exposureId !== null && (
              <DialogButton
                dialog={SeekRecovery}
                id={claim.claim_id}
                subject={{ ...subject, wreck: { amount: claim.total_loss_salvage, exposureId } }}
                size="small"
              >
                {t('sellWreck')}
              </DialogButton>
            )}
          </li>
        )}
        <li className={row}>
          <PolicyAfterwards claim={claim} found={found} />
        </li>
      </ul>
    </div>
  );
}

/** What becomes of the policy, by the same functions as on its own page. */
function PolicyAfterwards({ claim, found }: { claim: ClaimRecordFragment; found: Found }) {
  const t = useTranslations('workbench.claim.afterTotalLoss');
  const { policy: does, policy_id: policyId, root_vehicle_id: vehicle } = found;
  const from = found.from ?? '';
  if (does === 'remove_vehicle' && policyId !== null) {
    const search = new URLSearchParams({ remove: vehicle ?? '', from });
    return (
      <>
        <span>{t('vehicleOff', { day: printDay(from) ?? '' })}</span>
        <AppLink
          className="link inline-flex min-h-target-small items-center"
          href={`/agents/policies/${policyId}/change?${search.toString()}`}
        >
          {t('takeOff')}
        </AppLink>
      </>
    );
  }
  if (does === 'cancel' && policyId !== null) return <EndPolicy claim={claim} policyId={policyId} from={from} />;
  return <span>{t(does === 'wait' ? 'policyWaits' : 'policyDone')}</span>;
}

function EndPolicy({ claim, policyId, from }: { claim: ClaimRecordFragment; policyId: string; from: string }) {
  const t = useTranslations('workbench.claim.afterTotalLoss');
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const [abilities = []] = useAbilities('agent', 'policies', [policyId], true) ?? [];
  const ability = abilityOf(abilities, 'cancel_policy');
  const begins = { reason: 'total_loss', asOf: from, proof: t('proof', { number: claim.claim_number ?? '' }) };
  const { provider = '', policy_number: policyNumber = '' } = claim.policy ?? {};
  return (
    <>
      <span>{t('policyEnds', { day: printDay(from) ?? '' })}</span>
      {ability && <AbilityButton ability={ability} label={t('cancelPolicy')} onPress={() => setOpen(true)} />}
      <cancelPolicy.Dialog
        id={policyId}
        subject={{ provider, policyNumber, begins }}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDone={(message) => show({ message })}
      />
    </>
  );
}
