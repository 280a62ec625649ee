'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadQuoteDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { ErasedNotice } from '../../shared/erased-notice.tsx';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { RecordPeople } from '../../shared/record-people.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { QuotePreviewActions } from '../quote-preview-actions/quote-preview-actions.tsx';
import { QuoteActivity } from './quote-activity.tsx';
import { quoteRecord, type QuoteRecord } from './quote-record.ts';
import { useQuoteTitle } from './use-quote-title.ts';

/** A quote beside the list: what it is, what it costs, what is missing, what happened. */
export function QuotePreview({ quoteId }: { quoteId: string }) {
  const t = useTranslations('staff.quote');
  const query = useRead('agent', LoadQuoteDocument, { quote_id: quoteId });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={quoteRecord}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {(record) => <Previewed record={record} />}
    </QueryView>
  );
}

function Previewed({ record: { quote, quote_pricing: pricing, abilities } }: { record: QuoteRecord }) {
  const t = useTranslations('staff.quote');
  const words = useTranslations('queue.record');
  const title = useQuoteTitle(quote);
  const vehicles = quote.vehicles.map(vehicleName).filter(Boolean).join(', ');
  const open = [...pricing.missing_fields, ...pricing.obstacles.filter(({ code }) => code !== 'fields_missing')];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-h2">{title}</h2>
        <WireStatus group="quoteStatus" status={quote.status} />
      </div>
      <ErasedNotice erased={quote.erased} keptUntil={quote.kept_until} />
      <QuotePreviewActions quoteId={quote.quote_id} abilities={abilities} />
      <FactList
        level={3}
        title={t('facts')}
        facts={[
          {
            key: 'total',
            label: t('total'),
            value: pricing.total === null ? null : moneyText(pricing.total, pricing.currency),
          },
          { key: 'vehicles', label: t('vehicles'), value: vehicles || null },
          { key: 'effective', label: t('effective'), value: printDay(quote.effective_date) },
          { key: 'valid', label: t('validUntil'), value: printDay(quote.expiration_date) },
          { key: 'agent', label: t('agent'), value: personName(quote.assigned_agent) },
          { key: 'organization', label: t('organization'), value: quote.organization?.name },
        ]}
      />
      {quote.policy_id === null && quote.erased === null && open.length > 0 && (
        <section>
          <h3 className="type-h3 mb-1">{t('missing')}</h3>
          <ul className="list-disc pl-5 text-ink-2">
            {[...new Set(open.map(({ message }) => message))].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </section>
      )}
      <RecordPeople people={quote.entities} />
      <section className="flex flex-col gap-2">
        <h3 className="type-h3">{words('timeline')}</h3>
        <QuoteActivity quoteId={quote.quote_id} currency={pricing.currency} abilities={abilities} />
      </section>
    </div>
  );
}
