'use client';
import { CopyProductDocument, LoadProductsToCopyDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { selectField } from '../../shared/form-dialog/form-fields.tsx';
import { changing, type Organization } from '../load-organization/organization.ts';

/** Gives an organization what another one sells, of the lines that it does not sell yet. */
export const CopyProduct = formDialog<Organization>()({
  ...changing,
  words: 'actions.copy_product',
  document: CopyProductDocument,
  facts: { document: LoadProductsToCopyDocument, variables: ({ id }) => ({ organization_id: id }) },
  begin: () => ({ source_product_id: '' }),
  fields: ({ t, facts, subject }) => [
    selectField('source_product_id', {
      label: t('source'),
      placeholder: t('choose'),
      missing: t('choose'),
      options: (facts?.products ?? [])
        .filter(({ provider }) => !subject.products.some((sold) => sold.provider === provider))
        .map(({ product_id, product_name, organization }) => ({
          value: product_id,
          label: [product_name, organization?.name].filter(Boolean).join(', '),
        })),
    }),
  ],
  ready: ({ facts }) => facts !== undefined,
  input: ({ id, values }) => ({ organization_id: id, source_product_id: values.source_product_id }),
  done: ({ t, result }) => t('done', { name: result.copy_product?.product_name ?? '' }),
});
