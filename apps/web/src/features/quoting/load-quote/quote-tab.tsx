'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { PeopleList } from '../../shared/insured/people-list.tsx';
import { VehicleList } from '../../shared/insured/vehicle-list.tsx';
import { useLineViews } from '../../shared/lines/lines-context.tsx';
import { QuotePrice } from './quote-price.tsx';
import { mayEdit, type QuoteRecord } from './quote-record.ts';
import type { TabOfQuote } from './quote-tabs.ts';
import { QuoteSummary } from './quote-summary.tsx';

// Whoever only reads a quote loads no forms.
const forms = fetchedComponent(async () => (await import('../edit-quote/quote-forms.tsx')).QuoteForms);

type QuoteTabProps = { tab: TabOfQuote; record: QuoteRecord };

/** What a quote says, to edit where the viewer may, and to read everywhere else. */
export function QuoteTab({ tab, record }: QuoteTabProps) {
  const line = ownValue(useLineViews(), record.quote.provider);
  const isForm = mayEdit(record) && line !== undefined;
  return (
    <div className="flex flex-col gap-8">
      {isForm && <forms.Component tab={tab} record={record} line={line} />}
      {(!isForm || tab === 'summary' || tab === 'coverages') && <Facts tab={tab} record={record} isShort={isForm} />}
    </div>
  );
}

function Facts({ tab, record, isShort }: QuoteTabProps & { isShort: boolean }) {
  const { quote } = record;
  switch (tab) {
    case 'summary':
      return <QuoteSummary record={record} isShort={isShort} />;
    case 'people':
      return <PeopleList people={quote.entities} mailing={quote.mailing_location} />;
    case 'vehicles':
      return (
        <VehicleList provider={quote.provider} currency={record.quote_pricing.currency} vehicles={quote.vehicles} />
      );
    case 'coverages':
      return <QuotePrice record={record} />;
  }
}
