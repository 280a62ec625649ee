'use client';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useTranslations } from 'next-intl';
import { roleForKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { useAbilities } from '../../shared/actions/use-abilities.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { RecordTabs, useCurrentTab } from '../../shared/record-page/record-tabs.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { ProductAreas } from '../update-product/product-areas.tsx';
import { ProductFees } from '../update-product/product-fees.tsx';
import { RaterInputs } from '../update-product/rater-inputs.tsx';
import { TermsForm } from '../update-product/terms-form.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductOverview } from './product-overview.tsx';
import type { Product, Status } from './product.ts';

/** A product to look after: its terms, where it is sold, what it charges, what its rater is handed, what became of it. */
export function ProductPage({ product, status }: { product: Product; status: Status }) {
  const t = useTranslations('workbench.product');
  const words = useTranslations('queue.record');
  const providerLabel = useProviderLabel();
  const roles = useSession().data?.roles ?? [];
  const current = useCurrentTab(['overview', 'states', 'fees', 'rater']);
  const path = `/products/${product.product_id}`;
  useDocumentTitle(product.product_name);
  const copyLink = useCopyRecordLink(path);
  useRecordActions([{ id: 'copy', label: words('copyLink'), act: copyLink }]);
  const [abilities] = useAbilities('product', 'products', [product.product_id], true) ?? [];
  const editable = abilities?.some(({ operation, allowed }) => operation === 'update_product' && allowed) ?? false;
  // Who did what is nothing that an actuary is told.
  const hasHistory = roleForKind('product', roles) !== 'global:actuary';
  const live = status.areas.filter((area) => area.live).length;
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={product.product_name}
        facts={[
          { key: 'line', label: t('line'), value: providerLabel(product.provider) },
          { key: 'organization', label: t('organization'), value: product.organization?.name },
          { key: 'live', label: t('live'), value: t('areas', { count: live }) },
        ]}
        overflow={{
          label: words('more'),
          items: [{ key: 'copy', label: words('copyLink'), icon: 'external', onSelect: copyLink }],
        }}
      />
      {!editable && abilities && <p className="text-small text-ink-3">{t('readOnly')}</p>}
      <div className={classes('grid gap-6', hasHistory && 'lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start')}>
        <div className="min-w-0">
          <RecordTabs
            path={path}
            label={t('tabs')}
            current={current}
            tabs={{
              overview: {
                label: t('tab.overview'),
                content: editable ? <TermsForm product={product} /> : <ProductOverview product={product} />,
              },
              states: {
                label: t('tab.states'),
                content: <ProductAreas product={product} status={status} editable={editable} />,
              },
              fees: {
                label: t('tab.fees'),
                content: <ProductFees product={product} status={status} editable={editable} />,
              },
              rater: { label: t('tab.rater'), content: <RaterInputs product={product} editable={editable} /> },
            }}
          />
        </div>
        {hasHistory && (
          <section className="flex flex-col gap-2">
            <h2 className="type-h3">{t('history')}</h2>
            <ProductHistory productId={product.product_id} />
          </section>
        )}
      </div>
    </div>
  );
}
