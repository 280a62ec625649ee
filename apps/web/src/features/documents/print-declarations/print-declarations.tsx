'use client';
import { InvoiceTable } from '@roadworthy/ui/price/invoice-table.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import {
  PrintDeclarationsDocument,
  type PrintDeclarationsQuery,
  PrintSettlementDocument,
  type PrintSettlementQuery,
} from '../../../generated/documents.ts';
import { useSoldPrice } from '../../shared/pay/use-sold-price.ts';
import { PolicyCoverages } from '../../policies/policy-parts/policy-coverages.tsx';
import { addressLine } from '../../shared/address-line.ts';
import { CoverMoment } from '../../shared/cover-moment.tsx';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';
import { PrintVehicles } from '../print-page/print-vehicles.tsx';
import { useReadKind } from '../print-page/use-read-kind.ts';

type Policy = NonNullable<PrintDeclarationsQuery['policies_by_pk']>;

/** A policy's declarations on paper. */
export function PrintDeclarations() {
  const policyId = usePathId();
  if (policyId === undefined) return null;
  if (policyId === null) return <PrintGone />;
  return (
    <PrintRead document={PrintDeclarationsDocument} variables={{ policy_id: policyId }}>
      {({ policies_by_pk: policy }) => {
        if (!policy) return null;
        return policy.policy_status === 'cancelled' ? (
          <PrintRead document={PrintSettlementDocument} variables={{ policy_id: policyId }}>
            {({ policy_settlement }) => <PolicyPaper policy={policy} settlement={policy_settlement} />}
          </PrintRead>
        ) : (
          <PolicyPaper policy={policy} settlement={null} />
        );
      }}
    </PrintRead>
  );
}

type Settlement = PrintSettlementQuery['policy_settlement'];
/** `settlement` is there where cover was cancelled. */
type PolicyPaperProps = { policy: Policy; settlement: Settlement | null };

function PolicyPaper({ policy, settlement }: PolicyPaperProps) {
  const t = useTranslations('print.declarations');
  const common = useTranslations('print.quote');
  const kind = useReadKind();
  const vehicles = policy.current_quote?.vehicles ?? [];
  return (
    <PrintPage
      title={t('title')}
      from={policy.organization?.name}
      number={{ label: t('number'), value: policy.policy_number }}
      record={kind === 'agent' ? `/agents/policies/${policy.policy_id}` : `/customers/policies/${policy.policy_id}`}
    >
      <PolicyFacts policy={policy} />
      <PrintSection title={common('vehicles')}>
        <PrintVehicles provider={policy.provider} vehicles={vehicles} currency={policy.currency} />
      </PrintSection>
      <PrintSection title={common('price')}>
        <PolicyCoverages kind={kind} policy={policy} vehicles={vehicles} />
      </PrintSection>
      <div className="mt-8">
        {settlement ? <PolicyAccount settlement={settlement} /> : <PolicyPayments policy={policy} />}
      </div>
    </PrintPage>
  );
}

function PolicyFacts({ policy }: { policy: Policy }) {
  const t = useTranslations('print.declarations');
  const page = useTranslations('print.page');
  const label = useLabels();
  const card = useTranslations('policyParts.idCard');
  const { current_quote: quote, time_zone: zone } = policy;
  const { underwriting_company: company = null, naic_number: naic = null } = policy.product ?? {};
  const named = (relationships: readonly string[]) =>
    (quote?.entities ?? [])
      .filter(({ entity_relationship }) => relationships.includes(entity_relationship))
      .flatMap((entity) => personName(entity) ?? [])
      .join(', ');
  return (
    <PrintFacts
      facts={[
        {
          key: 'named',
          label: t('named'),
          value: named(['named_insured', 'second_named_insured', 'additional_insured']),
        },
        {
          key: 'insurer',
          label: card('insurer'),
          value: company && (naic ? card('naic', { company, naic }) : company),
        },
        { key: 'issuer', label: card('seller'), value: policy.organization?.name },
        {
          key: 'address',
          label: page('address'),
          value: addressLine(quote?.mailing_location),
        },
        { key: 'status', label: t('status'), value: label('policyStatus', policy.policy_status) },
        {
          key: 'begins',
          label: t('begins'),
          value: <CoverMoment day={policy.effective_date} at={policy.cover_from} zone={zone} />,
        },
        { key: 'ends', label: t('ends'), value: <CoverMoment day={policy.expiration_date} zone={zone} /> },
        {
          key: 'cancelled',
          label: t('cancelled'),
          value: policy.cancelled_as_of && <CoverMoment day={policy.cancelled_as_of} zone={zone} />,
        },
        { key: 'people', label: t('people'), value: named(['driver']) },
        { key: 'lienholders', label: t('lienholders'), value: named(['lienholder', 'loss_payee']) },
        { key: 'premium', label: t('premium'), value: moneyText(policy.premium, policy.currency) },
        { key: 'fees', label: t('fees'), value: moneyText(policy.fees, policy.currency) },
        { key: 'paid', label: t('paid'), value: label('paymentTerm', policy.payment_term) },
      ]}
    />
  );
}

/** What became of the money, in place of payments that nobody owes any more. */
function PolicyAccount({ settlement }: { settlement: Settlement }) {
  const t = useTranslations('print.declarations');
  const { earned, paid, returned, to_return, owed, currency } = settlement;
  return (
    <PrintSection title={t('account')}>
      <PrintFacts
        facts={[
          { key: 'earned', label: t('earned'), value: moneyText(earned, currency) },
          { key: 'paidIn', label: t('paidIn'), value: moneyText(paid, currency) },
          { key: 'returned', label: t('returned'), value: moneyText(returned, currency) },
          { key: 'toReturn', label: t('toReturn'), value: to_return > 0 ? moneyText(to_return, currency) : null },
          { key: 'owed', label: t('owed'), value: owed > 0 ? moneyText(owed, currency) : null },
        ]}
      />
    </PrintSection>
  );
}

/** What is paid, without what a change made void. */
function PolicyPayments({ policy }: { policy: Policy }) {
  const t = useTranslations('print.declarations');
  const label = useLabels();
  const paid = useSoldPrice()(policy.invoices, policy);
  const invoices = policy.invoices.filter(({ status }) => status !== 'void');
  return (
    <>
      <InvoiceTable
        caption={t('schedule')}
        currency={policy.currency}
        head={{ label: t('schedule'), date: t('due'), status: t('paymentStatus'), amount: t('amount') }}
        lines={invoices.map(({ sequence, due_date, amount, status }) => ({
          key: String(sequence),
          label: t('payment', { sequence }),
          date: printDay(due_date) ?? due_date,
          status: label('invoiceStatus', status),
          cents: amount ?? 0,
        }))}
        total={{ label: t('total'), cents: invoices.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }}
      />
      {paid.length > 0 && <p className="mt-2 text-small text-ink-2">{paid.map((line) => `${line}.`).join(' ')}</p>}
    </>
  );
}
