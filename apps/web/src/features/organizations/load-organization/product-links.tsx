import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import type { Organization } from './organization.ts';

/** What an organization sells, each leading to its terms. */
export function ProductLinks({ organization: { products } }: { organization: Organization }) {
  const t = useTranslations('workbench.organization');
  const providerLabel = useProviderLabel();
  if (products.length === 0) return <EmptyState title={t('noProducts')} />;
  return (
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
  );
}
