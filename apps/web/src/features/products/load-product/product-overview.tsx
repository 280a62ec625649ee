import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useLabels } from '../../shared/use-labels.ts';
import { ProductDocuments } from './product-documents.tsx';
import { type Product, wordsOf } from './product.ts';

/** The terms of a product, for who reads them. */
export function ProductOverview({ product }: { product: Product }) {
  const t = useTranslations('workbench.product');
  const term = useTranslations('workbench.product.term');
  const format = useFormatter();
  const label = useLabels();
  const list = (words: readonly string[]) => (words.length === 0 ? null : format.list(words, { type: 'unit' }));
  const yes = (input: boolean) => t(input ? 'yes' : 'no');
  const facts = [
    ['description', product.description],
    [
      'available_policy_duration_months',
      list(wordsOf(product.available_policy_duration_months).map((count) => t('months', { count }))),
    ],
    ['default_policy_duration_months', t('months', { count: product.default_policy_duration_months })],
    [
      'available_payment_terms',
      list(wordsOf(product.available_payment_terms).map((word) => label('paymentTerm', word) ?? word)),
    ],
    [
      'required_verifications',
      list(wordsOf(product.required_verifications).map((kind) => label('verification', kind) ?? kind)),
    ],
    ['support_renewal', yes(product.support_renewal)],
    ['support_policy_proposal', yes(product.support_policy_proposal)],
    ['renewal_days', t('daysBefore', { count: product.renewal_days })],
    ['underwriter_cutoff_days', t('daysBefore', { count: product.underwriter_cutoff_days })],
    ['new_policy_number', product.new_policy_number],
    ...(wayOfSale(product.provider) === 'elsewhere' ? ([['external_url', product.external_url]] as const) : []),
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <FactList title={t('terms')} facts={facts.map(([key, value]) => ({ key, label: term(key), value }))} />
      <ProductDocuments product={product} />
    </div>
  );
}
