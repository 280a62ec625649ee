'use client';
import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { LoadRuleProductsDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

type OfProductProps = {
  /** Where the page stands. */
  address: string;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly product: string;
    readonly failed: string;
    readonly noProducts: string;
  };
  children: (productId: string) => ReactNode;
};

/** A page of underwriting about one of the products that are priced here, which is chosen on it. */
export function OfProduct({ address, words, children }: OfProductProps) {
  const wanted = useSearchParams().get('product');
  const router = usePageRouter();
  const query = useRead('underwriter', LoadRuleProductsDocument, {});
  useDocumentTitle(words.title);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="type-h1">{words.title}</h1>
        <p className="max-w-measure text-ink-2">{words.lead}</p>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={words.failed}
        find={({ products }) => pricedHere(products)}
        missing={<EmptyState title={words.noProducts} />}
        notPermitted={<StaffNotPermitted area="underwriting" />}
      >
        {(products) => {
          const current = products.find((one) => one.product_id === wanted) ?? products[0];
          return (
            <>
              <Field id="product" label={words.product} className="max-w-sm">
                {(control) => (
                  <SelectInput
                    {...control}
                    options={products.map((one) => ({
                      value: one.product_id,
                      label: [one.product_name, one.organization?.name].filter(Boolean).join(' · '),
                    }))}
                    value={current?.product_id ?? ''}
                    onChange={({ currentTarget }) => router.replace(`${address}?product=${currentTarget.value}`)}
                  />
                )}
              </Field>
              {current && children(current.product_id)}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

/** What we price and sell ourselves, recreational vehicles for private use first; null where there is none. */
function pricedHere<Product extends { readonly provider: string }>(products: readonly Product[]): Product[] | null {
  const ours = products.filter(({ provider }) => wayOfSale(provider) !== 'elsewhere');
  const isFirst = ({ provider }: Product) => provider === 'personal';
  return ours.length === 0 ? null : [...ours.filter(isFirst), ...ours.filter((one) => !isFirst(one))];
}
