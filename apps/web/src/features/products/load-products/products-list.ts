import { LoadProductsDocument, type ProductRowFragment, type Products_Bool_Exp } from '../../../generated/documents.ts';
import type { Reader } from '../../shared/queue/columns/column.ts';
import { provider, since, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { soldAreas } from './sold-areas.ts';

/** More areas than this are counted instead of named. */
const mostNamed = 6;

function soldIn(row: ProductRowFragment, { t, format, messages }: Reader): string {
  const { areas, except } = soldAreas(row);
  const listed = (all: readonly string[]) => format.list(all, { type: 'unit' });
  if (areas.length === 0) return messages.workbench.products.nowhere;
  const sold = areas.length > mostNamed ? t('workbench.products.areas', { count: areas.length }) : listed(areas);
  return except.length === 0 ? sold : t('workbench.products.except', { sold, except: listed(except) });
}

/** What is sold. */
export const productsList = declareList<ProductRowFragment, Products_Bool_Exp>()({
  table: 'products',
  key: 'product_id',
  kind: 'product',
  path: '/products',
  document: LoadProductsDocument,
  views: { current: () => ({ archived: { _is_null: true } }) },
  search: (begin) => [{ product_name: beginsLike(begin) }],
  sort: { key: 'product_name', direction: 'ascending' },
  columns: {
    product_name: text(({ product_name }) => product_name, { wide: true, sort: true }),
    provider: provider((product) => product.provider, { from: 'tablet', sort: true }),
    organization: text(({ organization }) => organization?.name, { from: 'tablet' }),
    live: { shown: soldIn },
    durations: {
      from: 'tablet',
      shown: ({ available_policy_duration_months: months }, { t }) =>
        months.flatMap((count) => (count === null ? [] : [t('workbench.products.months', { count })])).join(' · '),
    },
    terms: {
      from: 'desktop',
      shown: ({ available_payment_terms: terms }, { label }) =>
        terms.flatMap((term) => label('paymentTerm', term) ?? []).join(' · '),
    },
    renewal: {
      from: 'desktop',
      align: 'end',
      shown: ({ renewal_days: days, underwriter_cutoff_days: cutoff }, { t }) =>
        t('workbench.products.renewalDays', { days, cutoff }),
    },
    updated: since(({ updated }) => updated, { from: 'tablet' }),
  },
  words: ({ workbench: { products } }) => ({
    ...products,
    views: { current: products.current },
    columns: {
      product_name: products.name,
      provider: products.provider,
      organization: products.organization,
      live: products.live,
      durations: products.durations,
      terms: products.terms,
      renewal: products.renewal,
      updated: products.changed,
    },
  }),
});
