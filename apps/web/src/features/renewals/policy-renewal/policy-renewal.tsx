'use client';
import { customerRenewalOptions } from '@roadworthy/core/policies/vocabulary.ts';
import { useMessages, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { LoadPolicyRenewalDocument, type LoadPolicyRenewalQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { printDay } from '../../shared/print-day.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { type RenewalArea, RenewalPanel } from '../load-renewal/renewal-panel.tsx';
import { PolicyOptionDialog } from '../settle-renewal/settle-renewal.tsx';

type PolicyRenewalProps = {
  area: RenewalArea;
  policy: {
    policy_id: string;
    expiration_date: string;
    customer_renewal_option: string;
  };
};

/** The next term of a policy: its offer as it stands, or how the contract goes on while there is none. */
export function PolicyRenewal({ area, policy }: PolicyRenewalProps) {
  const t = useTranslations('workbench.policyRenewal');
  const query = useRead('agent', LoadPolicyRenewalDocument, { policy_id: policy.policy_id });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={(data) => data}
      missing={null}
      notPermitted={<StaffNotPermitted />}
    >
      {({ policy_renewals: [renewal], policies_by_pk: noted }) =>
        renewal ? (
          <RenewalPanel renewalId={renewal.policy_renewal_id} area={area} isWithinPolicy />
        ) : (
          <NoneYet area={area} policy={policy} noted={noted} />
        )
      }
    </QueryView>
  );
}

function NoneYet({ area, policy, noted }: PolicyRenewalProps & { noted: LoadPolicyRenewalQuery['policies_by_pk'] }) {
  const t = useTranslations('workbench.policyRenewal');
  const words = useTranslations('policyParts.renewal');
  const { policyParts } = useMessages();
  const offers = useMay('renewal:offer');
  const reason = labelOf(policyParts.renewal.declined, noted?.decline_reason ?? null);
  const option = customerRenewalOptions.find((one) => one === policy.customer_renewal_option) ?? 'auto_renew';
  return (
    <section className="flex max-w-measure flex-col items-start gap-3">
      <h2 className="type-h2">{t('none')}</h2>
      <p className="text-ink-2">{t('noneBody', { day: printDay(policy.expiration_date) ?? '' })}</p>
      <p>
        <span className="font-semibold">{words(`option.${option}`)}.</span> {words(`optionNote.${option}`)}
      </p>
      {(reason ?? noted?.decline_comment) && (
        <p>
          <span className="font-semibold">{t('why')}</span>{' '}
          {[reason, noted?.decline_comment].filter(Boolean).join(' – ')}
        </p>
      )}
      {area === '/agents' && offers && (
        <DialogButton
          dialog={PolicyOptionDialog}
          id={policy.policy_id}
          subject={{ option, saleStatus: 'not_contacted' }}
          size="small"
        >
          {t('change')}
        </DialogButton>
      )}
    </section>
  );
}
