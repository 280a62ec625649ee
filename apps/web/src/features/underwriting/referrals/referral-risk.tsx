'use client';
import { moneyText, roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { incidentKinds } from '@roadworthy/core/quoting/vocabulary.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadQuoteDocument, type VehicleFactsFragment } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { QuoteActivity } from '../../quoting/load-quote/quote-activity.tsx';
import { quoteRecord, type QuoteRecord } from '../../quoting/load-quote/quote-record.ts';
import { addressLine } from '../../shared/address-line.ts';
import { personName } from '../../shared/person-name.ts';
import { CriteriaChecks } from '../checks/criteria-checks.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';

/** The risk behind a referral: what is insured, who drives, what it costs, what was declared, what happened. */
export function ReferralRisk({ quoteId }: { quoteId: string }) {
  const t = useTranslations('workbench.referrals');
  const query = useRead('agent', LoadQuoteDocument, { quote_id: quoteId });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('riskFailed')}
      find={quoteRecord}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {(record) => <Risk record={record} />}
    </QueryView>
  );
}

function Risk({ record }: { record: QuoteRecord }) {
  const t = useTranslations('workbench.referrals');
  const { quote, quote_pricing: pricing, abilities } = record;
  // Agents read the same panel, and have pages of their own.
  const isUnderwriter = mayAsk('underwriting', useSession().data?.roles ?? []);
  const page = `/${isUnderwriter ? 'underwriting' : 'agents'}/quotes/${quote.quote_id}`;
  return (
    <>
      <Unfinished record={record} />
      <RiskFacts record={record} />
      <CriteriaChecks quoteId={quote.quote_id} />
      <Price record={record} />
      <Declared record={record} />
      <p className="flex flex-wrap gap-x-5">
        <AppLink className="link inline-flex min-h-7 items-center" href={page}>
          {t('openQuote')}
        </AppLink>
        <AppLink className="link inline-flex min-h-7 items-center" href={`${page}?tab=files`}>
          {t('openFiles')}
        </AppLink>
      </p>
      <section className="flex flex-col gap-2">
        <h3 className="type-h3">{t('history')}</h3>
        <QuoteActivity quoteId={quote.quote_id} currency={pricing.currency} abilities={abilities} />
      </section>
    </>
  );
}

/** What a quote does not say yet: an answer given later would be another risk. */
export function Unfinished({ record: { quote, quote_pricing: pricing } }: { record: QuoteRecord }) {
  const t = useTranslations('workbench.referrals');
  const missing = [...new Set(pricing.missing_fields.map(({ message }) => message))];
  if (quote.policy_id !== null || missing.length === 0) return null;
  return (
    <section className="rounded-card bg-warning-tint p-3">
      <h3 className="font-semibold">{t('unfinished')}</h3>
      <p className="text-small">{t('unfinishedBody')}</p>
      <ul className="mt-1 list-disc pl-5 text-small">
        {missing.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

/** What is insured, and who is on the quote. */
export function RiskFacts({ record }: { record: QuoteRecord }) {
  const { quote, quote_pricing: pricing } = record;
  return (
    <>
      {quote.vehicles.map((vehicle) => (
        <Rig key={vehicle.vehicle_id} vehicle={vehicle} provider={quote.provider} currency={pricing.currency} />
      ))}
      <People record={record} />
    </>
  );
}

type RigProps = { vehicle: VehicleFactsFragment; provider: string; currency: string };

function Rig({ vehicle, provider, currency }: RigProps) {
  const t = useTranslations('policyParts.vehicles');
  const format = useFormatter();
  const label = useLabels();
  const kindLabel = useKindLabel();
  const count = (value: number | null) => (value === null ? null : format.number(value));
  const facts = [
    { key: 'class', label: t('class'), value: kindLabel(provider, vehicle.type) },
    {
      key: 'value',
      label: t('value'),
      value: vehicle.rating_value === null ? null : roundMoneyText(vehicle.rating_value, currency),
    },
    { key: 'basis', label: t('basis'), value: label('valueBasis', vehicle.rating_value_type) },
    { key: 'use', label: t('use'), value: label('usage', vehicle.usage_type) },
    {
      key: 'rented',
      label: t('rented'),
      value: vehicle.rental_utilization_rate ? t('percent', { value: vehicle.rental_utilization_rate }) : null,
    },
    { key: 'miles', label: t('miles'), value: count(vehicle.estimated_yearly_mileage) },
    { key: 'nights', label: t('nights'), value: count(vehicle.nights_per_year) },
    { key: 'storage', label: t('storage'), value: label('storage', vehicle.storage_type) },
    { key: 'garaged', label: t('garaged'), value: addressLine(vehicle.location) },
    { key: 'salvage', label: t('salvage'), value: vehicle.salvage_title ? t('yes') : null },
    { key: 'vin', label: t('vin'), value: vehicle.vin, mono: true },
  ];
  return (
    <FactList
      level={3}
      title={vehicleName(vehicle) ?? t('untitled')}
      facts={facts.filter(({ value }) => value !== null && value !== '')}
    />
  );
}

function People({ record: { quote } }: { record: QuoteRecord }) {
  const t = useTranslations('workbench.referrals');
  const label = useLabels();
  const noName = useTranslations('queue')('noName');
  return (
    <FactList
      level={3}
      title={t('people')}
      facts={quote.entities.map((person) => ({
        key: person.entity_id,
        label: label('relationship', person.entity_relationship),
        value: (
          <>
            {personName(person) ?? noName}
            {person.birthdate && (
              <span className="block text-small text-ink-3">
                {t('born', { day: printDay(person.birthdate) ?? '' })}
                {person.rv_driving_experience_years !== null &&
                  ` · ${t('experience', { years: person.rv_driving_experience_years })}`}
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

/** What it costs, one line a coverage. */
export function Price({ record: { quote_pricing: pricing } }: { record: QuoteRecord }) {
  const t = useTranslations('workbench.referrals');
  const { total, currency, items, fees, discounts } = pricing;
  if (total === null) return <p className="text-ink-2">{t('noPrice')}</p>;
  const money = (cents: number) => moneyText(cents, currency);
  // One line a coverage, over all vehicles.
  const covers = new Map<string, number>();
  for (const { label, amount } of items) covers.set(label, (covers.get(label) ?? 0) + amount);
  return (
    <FactList
      level={3}
      title={t('price')}
      facts={[
        ...[...covers].map(([label, amount]) => ({ key: label, label, value: money(amount) })),
        ...discounts.map(({ code, label, amount }) => ({ key: code, label, value: money(-amount) })),
        ...(fees ? [{ key: 'fees', label: t('fees'), value: money(fees) }] : []),
        { key: 'total', label: t('total'), value: <strong>{money(total)}</strong> },
      ]}
    />
  );
}

/** What was declared of the last years. */
export function Declared({ record: { quote } }: { record: QuoteRecord }) {
  const t = useTranslations('workbench.referrals');
  const declared = quote.declarations as { readonly incidents?: Readonly<Record<string, number>> } | null;
  const incidents = declared?.incidents ?? {};
  const notified = incidentKinds.filter((kind) => (incidents[kind] ?? 0) > 0);
  return (
    <section>
      <h3 className="type-h3 mb-1">{t('declared')}</h3>
      {notified.length === 0 ? (
        <p className="text-ink-2">{t('nothingDeclared')}</p>
      ) : (
        <ul className="list-disc pl-5">
          {notified.map((kind) => (
            <li key={kind}>{t(`incident.${kind}`, { count: incidents[kind] ?? 0 })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
