'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadProductDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { productsList } from '../load-products/products-list.ts';
import { ProductPage } from './product-page.tsx';

/** The product of the address. */
export function ProductScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedProduct productId={id} />;
}

function LoadedProduct({ productId }: { productId: string }) {
  const t = useTranslations('workbench.product');
  const query = useRead('product', LoadProductDocument, { product_id: productId });
  const list = useNeighbours(productsList);
  return (
    <div className="flex flex-col gap-2">
      <RecordNavigation id={productId} list={list} backLabel={t('back')} />
      <QueryView
        query={query}
        heading={t('title')}
        shape="detail"
        failed={t('failed')}
        find={({ products_by_pk: product, product_standing: status }) => product && { product, status }}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted area="products" />}
      >
        {(found) => <ProductPage {...found} />}
      </QueryView>
    </div>
  );
}
