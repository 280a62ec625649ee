'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { DebitConsents } from '../../shared/debit-consents/debit-consents.tsx';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { useAttributionText } from '../../shared/use-attribution-text.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { namedInsured, type QuoteRecord } from './quote-record.ts';
import { useDayOfInstant, useInstant } from '../../shared/use-instant.ts';

// Folded away: it is fetched while the facts are read.
const previewInvoices = fetchedComponent(
  async () => (await import('../preview-invoices/preview-invoices.tsx')).PreviewInvoices,
);

type QuoteSummaryProps = { record: QuoteRecord; /** Without who and what is insured. */ isShort?: boolean };

/** The facts of a quote on one page. */
export function QuoteSummary({ record, isShort = false }: QuoteSummaryProps) {
  const t = useTranslations('staff.quote');
  const label = useLabels();
  const { quote } = record;
  const dayOf = useDayOfInstant();
  const attribution = useAttributionText(quote.attribution);
  const agent = quote.assigned_agent && personName(quote.assigned_agent);
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <FactList
        title={t('facts')}
        facts={[
          { key: 'number', label: t('number'), value: <span className="break-all">{quote.quote_id}</span>, mono: true },
          { key: 'product', label: t('product'), value: quote.product?.product_name },
          { key: 'plan', label: t('plan'), value: label('plan', quote.plan) },
          { key: 'term', label: t('term'), value: t('months', { count: quote.policy_duration_months }) },
          { key: 'payment', label: t('paymentTerm'), value: label('paymentTerm', quote.payment_term) },
          { key: 'state', label: t('state'), value: `${quote.administrative_area} ${quote.postal_code}` },
          { key: 'agent', label: t('agent'), value: agent },
          { key: 'partner', label: t('partner'), value: quote.partner?.partner_name },
          { key: 'source', label: t('source'), value: label('source', quote.marketing_source) },
          { key: 'attribution', label: t('attribution'), value: attribution },
          { key: 'created', label: t('created'), value: dayOf(quote.created) },
        ]}
      />
      {!isShort && <Insured record={record} />}
      {quote.plan !== null && <previewInvoices.Component quoteId={quote.quote_id} paymentTerm={quote.payment_term} />}
      {(quote.signed_at !== null || quote.signing_requests.length > 0) && (
        <div className="flex flex-col gap-8">
          <Signatures quote={quote} />
          <DebitConsents quoteId={quote.quote_id} currency={currencyOf(quote.country)} />
        </div>
      )}
    </div>
  );
}

/** Who and what is insured, in a few facts. */
function Insured({ record: { quote } }: { record: QuoteRecord }) {
  const t = useTranslations('staff.quote');
  const people = useTranslations('policyParts.people');
  const parts = useTranslations('policyParts.vehicles');
  const label = useLabels();
  const kindLabel = useKindLabel();
  const insured = namedInsured(quote);
  return (
    <div className="flex flex-col gap-8">
      <FactList
        title={label('relationship', 'named_insured')}
        facts={[
          { key: 'name', label: people('name'), value: personName(insured) },
          {
            key: 'email',
            label: people('email'),
            value: insured?.email && <span className="break-all">{insured.email}</span>,
          },
          { key: 'phone', label: people('phone'), value: insured?.phone },
          { key: 'birthdate', label: people('birthdate'), value: printDay(insured?.birthdate) },
        ]}
      />
      <FactList
        title={t('vehicles')}
        facts={quote.vehicles.map((vehicle) => ({
          key: vehicle.vehicle_id,
          label: vehicleName(vehicle) ?? parts('untitled'),
          value: kindLabel(quote.provider, vehicle.type),
        }))}
      />
    </div>
  );
}

/** Who has signed, and who has to. */
function Signatures({ quote }: { quote: QuoteRecord['quote'] }) {
  const t = useTranslations('staff.quote');
  const people = useTranslations('policyParts.people');
  const insured = namedInsured(quote);
  const second = quote.entities.find((entity) => entity.entity_relationship === 'second_named_insured');
  const [request] = quote.signing_requests;
  const instant = useInstant();
  const signed = (text: string | null | undefined) =>
    text ? t('signedOn', { when: instant(text, quote.time_zone).absolute }) : null;
  const declined =
    request?.declined &&
    t('declinedOn', {
      when: instant(request.declined, quote.time_zone).absolute,
      reason: request.decline_reason ?? '',
      said: request.decline_reason ? 'yes' : 'no',
    });
  const requested = request && t('askedOn', { email: request.recipient, when: instant(request.created).absolute });
  return (
    <FactList
      title={t('signatures')}
      facts={[
        {
          key: 'insured',
          label: personName(insured) ?? people('name'),
          value: signed(quote.signed_at) ?? t('notSigned'),
        },
        ...(second
          ? [
              {
                key: 'second',
                label: personName(second) ?? people('name'),
                value: signed(request?.signed_at) ?? declined ?? requested ?? t('notSigned'),
              },
            ]
          : []),
      ]}
    />
  );
}
