import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { useLabels } from '../../shared/use-labels.ts';
import type { Product } from './product.ts';

/** What a buyer of the product is given to read and to keep, and who is named in it. */
export function ProductDocuments({ product }: { product: Product }) {
  const t = useTranslations('workbench.product');
  const label = useLabels();
  const named = (type: string) => label('documentType', type);
  return (
    <FactList
      title={t('documents')}
      facts={[
        { key: 'before', label: t('beforeSigning'), value: `${named('application')}, ${named('specimen_policy')}` },
        { key: 'after', label: t('withPolicy'), value: named('declarations') },
        { key: 'company', label: t('company'), value: product.underwriting_company },
        { key: 'naic', label: t('naic'), value: product.naic_number, mono: true },
      ]}
    />
  );
}
