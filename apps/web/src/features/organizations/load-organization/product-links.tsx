'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { CopyProduct } from '../copy-product/copy-product.tsx';
import type { Organization } from './organization.ts';

/** What an organization sells, each leading to its terms; administrators of the platform give it more. */
export function ProductLinks({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.organization');
  const actions = useTranslations('actions.copy_product');
  const providerLabel = useProviderLabel();
  const gives = useMay('organization:manage');
  const { organization_id: id, archived, products } = organization;
  return (
    <div className="flex flex-col gap-4">
      {gives && archived === null && (
        <DialogButton dialog={CopyProduct} id={id} subject={organization} className="self-start">
          {actions('action')}
        </DialogButton>
      )}
      {products.length === 0 && <EmptyState title={t('noProducts')} />}
      <ul className="flex list-none flex-col">
        {products.map(({ product_id, product_name, provider }) => (
          <li
            key={product_id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <AppLink href={`/products/${product_id}`} className="font-semibold wrap-anywhere">
              {product_name}
            </AppLink>
            <span className="text-ink-3">{providerLabel(provider)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
