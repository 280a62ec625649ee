import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import {
  LoadQuotesToRateDocument,
  type Quotes_Bool_Exp,
  type QuoteToRateFragment,
} from '../../../generated/documents.ts';
import { civilDay, dayOfInstant, money, provider, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';

/** Quotes as rates see them: by what is insured, for an actuary reads no name. */
export const quotesToRateList = declareList<QuoteToRateFragment, Quotes_Bool_Exp>()({
  name: 'quotes_to_rate',
  table: 'quotes',
  key: 'quote_id',
  kind: 'rater',
  path: '/underwriting/quotes',
  record: (id) => `/underwriting/quotes/${id}/pricing`,
  document: LoadQuotesToRateDocument,
  views: {
    all: () => ({}),
    open: () => ({ status: { _eq: 'open' } }),
    bound: () => ({ status: { _eq: 'bound' } }),
  },
  search: (begin) => [{ vehicles: { make: beginsLike(begin) } }, { vehicles: { model: beginsLike(begin) } }],
  sort: { key: 'created', direction: 'descending' },
  columns: {
    vehicle: {
      wide: true,
      shown: (quote, { kindLabel }) =>
        vehicleName(quote.vehicles[0]) ?? kindLabel(quote.provider, quote.vehicles[0]?.type) ?? quote.quote_id,
    },
    provider: provider((quote) => quote.provider, { from: 'tablet' }),
    organization: text(({ organization }) => organization?.name, { from: 'desktop' }),
    status: status('quoteStatus', (quote) => quote.status, { values: quoteStatuses, sort: true }),
    administrative_area: text(({ administrative_area }) => administrative_area, {
      from: 'tablet',
      sort: true,
      filter: { kind: 'text' },
    }),
    effective_date: civilDay(({ effective_date }) => effective_date, { from: 'tablet', sort: true }),
    total: money(
      ({ total }) => total,
      ({ country }) => currencyOf(country),
      { sort: true },
    ),
    created: dayOfInstant(({ created }) => created, { from: 'desktop', align: 'end', sort: true }),
  },
  words: ({ workbench: { pricingTest } }) => ({
    ...pricingTest,
    views: { all: pricingTest.allQuotes, open: pricingTest.open, bound: pricingTest.bound },
    columns: {
      vehicle: pricingTest.quote,
      provider: pricingTest.line,
      organization: pricingTest.organization,
      status: pricingTest.status,
      administrative_area: pricingTest.area,
      effective_date: pricingTest.effective,
      total: pricingTest.total,
      created: pricingTest.created,
    },
  }),
});
