'use client';
import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadRuleProductsDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

type OfProductProps<Found> = {
  /** Where the page stands. */
  address: string;
  /** What is read of the product that is chosen. */
  document: TypedDocument<Found, { product_id: string }>;
  words: {
    readonly title: string;
    readonly lead: string;
    readonly product: string;
    readonly failed: string;
    readonly noProducts: string;
  };
  children: (productId: string, found: Found) => ReactNode;
};

/** A page of underwriting about one of the products that are priced here, which is chosen on it. */
export function OfProduct<Found>({ address, document, words, children }: OfProductProps<Found>) {
  const wanted = useSearchParams().get('product');
  const router = usePageRouter();
  const query = useRead('underwriting', LoadRuleProductsDocument, {});
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
              {current && (
                <Read key={current.product_id} {...{ document, failed: words.failed, productId: current.product_id }}>
                  {(found) => children(current.product_id, found)}
                </Read>
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

type ReadProps<Found> = Pick<OfProductProps<Found>, 'document'> & {
  productId: string;
  failed: string;
  children: (found: Found) => ReactNode;
};

function Read<Found>({ document, productId, failed, children }: ReadProps<Found>) {
  return (
    <QueryView
      query={useRead('underwriting', document, { product_id: productId })}
      shape="table"
      failed={failed}
      find={(found) => found}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {children}
    </QueryView>
  );
}

/** What we price and sell ourselves, recreational vehicles for private use first; null where there is none. */
function pricedHere<Product extends { readonly provider: string }>(products: readonly Product[]): Product[] | null {
  const ours = products.filter(({ provider }) => wayOfSale(provider) !== 'elsewhere');
  const isFirst = ({ provider }: Product) => provider === 'personal';
  return ours.length === 0 ? null : [...ours.filter(isFirst), ...ours.filter((one) => !isFirst(one))];
}
