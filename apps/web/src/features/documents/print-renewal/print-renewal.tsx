'use client';
import { useMessages, useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { PrintRenewalDocument, type PrintRenewalQuery } from '../../../generated/documents.ts';
import { TermCover, TermEdits, TermPrices, TermReasons } from '../../renewals/renewal-parts/renewal-changes.tsx';
import { renewalLooks } from '../../renewals/renewal-parts/renewal-statuses.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useBadge } from '../../shared/statuses.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';
import { PrintVehicles } from '../print-page/print-vehicles.tsx';
import { useReadKind } from '../print-page/use-read-kind.ts';

/** The offer of a next term on paper: what it costs, why, and what it covers otherwise. */
export function PrintRenewal() {
  const id = usePathId();
  if (id === undefined) return null;
  if (id === null) return <PrintGone />;
  return (
    <PrintRead document={PrintRenewalDocument} variables={{ policy_renewal_id: id }}>
      {({ policy_renewals_by_pk: renewal, policy_renewal_changes: comparison }) =>
        renewal?.source_policy ? (
          <RenewalPaper renewal={renewal} policy={renewal.source_policy} comparison={comparison} />
        ) : null
      }
    </PrintRead>
  );
}

type Renewal = NonNullable<PrintRenewalQuery['policy_renewals_by_pk']>;
type RenewalPaperProps = {
  renewal: Renewal;
  policy: NonNullable<Renewal['source_policy']>;
  comparison: PrintRenewalQuery['policy_renewal_changes'];
};

function RenewalPaper({ renewal, policy, comparison }: RenewalPaperProps) {
  const t = useTranslations('print.renewal');
  const { policyParts } = useMessages();
  const kind = useReadKind();
  const erased = useErasedWord();
  const badge = useBadge(renewalLooks);
  const { currency } = policy;
  return (
    <PrintPage
      title={t('title')}
      from={policy.organization?.name}
      number={{ label: t('policy'), value: policy.policy_number }}
      record={
        kind === 'agent'
          ? `/agents/renewals/${renewal.policy_renewal_id}`
          : `/customers/policies/${renewal.source_policy_id}/renewal`
      }
    >
      <PrintFacts
        facts={[
          { key: 'insured', label: t('insured'), value: customerOf(policy.current_quote) ?? erased(policy) },
          { key: 'status', label: t('status'), value: badge(renewal.status).label },
          { key: 'from', label: t('from'), value: printDay(renewal.renewal_date) },
          {
            key: 'option',
            label: t('option'),
            value: labelOf(policyParts.renewal.option, renewal.customer_renewal_option),
          },
          {
            key: 'pay',
            label: t('payBy'),
            value: comparison.charged_by_itself ? t('charged') : printDay(comparison.pay_by),
          },
        ]}
      />
      <PrintSection title={t('vehicles')}>
        <PrintVehicles provider={policy.provider} vehicles={policy.current_quote?.vehicles ?? []} currency={currency} />
      </PrintSection>
      <PrintSection title={t('price')}>
        <div className="flex flex-col gap-6">
          <TermPrices comparison={comparison} currency={currency} from={renewal.renewal_date} />
          <TermReasons comparison={comparison} currency={currency} />
          <TermEdits comparison={comparison} />
          <TermCover comparison={comparison} />
        </div>
      </PrintSection>
    </PrintPage>
  );
}
