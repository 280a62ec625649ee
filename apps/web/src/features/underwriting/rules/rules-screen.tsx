'use client';
import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import {
  LoadRuleProductsDocument,
  LoadUnderwritingRulesDocument,
  type LoadUnderwritingRulesQuery,
} from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { draftOf, emptyDraft, type RuleDraft } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleItem } from './rule-item.tsx';

/** The underwriting rules of a product. */
export function RulesScreen() {
  const t = useTranslations('workbench.rules');
  const address = useSearchParams();
  const router = usePageRouter();
  const query = useRead('underwriter', LoadRuleProductsDocument, {});
  useDocumentTitle(t('title'));
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="type-h1">{t('title')}</h1>
        <p className="max-w-measure text-ink-2">{t('lead')}</p>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={({ products }) => pricedHere(products)}
        missing={<EmptyState title={t('noProducts')} />}
        notPermitted={<StaffNotPermitted area="underwriting" />}
      >
        {(products) => {
          const wanted = address.get('product');
          const current = products.find((one) => one.product_id === wanted) ?? products[0];
          return (
            <>
              <Field id="rules-product" label={t('product')} className="max-w-sm">
                {(control) => (
                  <SelectInput
                    {...control}
                    options={products.map((one) => ({
                      value: one.product_id,
                      label: [one.product_name, one.organization?.name].filter(Boolean).join(' · '),
                    }))}
                    value={current?.product_id ?? ''}
                    onChange={({ currentTarget }) =>
                      router.replace(`/underwriting/rules?product=${currentTarget.value}`)
                    }
                  />
                )}
              </Field>
              {current && <RulesOfProduct key={current.product_id} productId={current.product_id} />}
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

function RulesOfProduct({ productId }: { productId: string }) {
  const t = useTranslations('workbench.rules');
  const query = useRead('underwriter', LoadUnderwritingRulesDocument, { product_id: productId });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(found) => found}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(found) => <RuleGroups productId={productId} found={found} />}
    </QueryView>
  );
}

type Writing = { readonly begun: RuleDraft; readonly kept: { readonly id: string; readonly version: number } | null };

/** The rules by the object that they are about, and the one that is being written. */
function RuleGroups({ productId, found }: { productId: string; found: LoadUnderwritingRulesQuery }) {
  const t = useTranslations('workbench.rules');
  const [writing, setWriting] = useState<Writing | null>(null);
  const { underwriting_rules: rules, underwriting_rule_book: book } = found;
  const today = new Intl.DateTimeFormat('en-CA').format();
  const objects = [...new Map(book.fields.map((field) => [field.object_type, field.object_label]))];
  const groups = objects
    .map(([object, label]) => ({ object, label, rules: rules.filter(({ object_type }) => object_type === object) }))
    .filter((group) => group.rules.length > 0);
  return (
    <>
      {writing ? (
        <RuleEditor
          key={writing.kept?.id ?? 'new'}
          {...{ productId, fields: book.fields, ...writing }}
          onClose={() => setWriting(null)}
        />
      ) : (
        <Button className="self-start" onClick={() => setWriting({ begun: emptyDraft(today), kept: null })}>
          {t('new')}
        </Button>
      )}
      {rules.length === 0 && <EmptyState title={t('none')} body={t('noneBody')} />}
      {groups.map((group) => (
        <section key={group.object}>
          <h2 className="type-h3">{group.label}</h2>
          <ul>
            {group.rules.map((rule) => (
              <RuleItem
                key={rule.underwriting_rule_id}
                rule={rule}
                meaning={book.rules.find((one) => one.underwriting_rule_id === rule.underwriting_rule_id)}
                today={today}
                onEdit={() =>
                  setWriting({ begun: draftOf(rule), kept: { id: rule.underwriting_rule_id, version: rule.version } })
                }
                onDuplicate={() => setWriting({ begun: draftOf(rule), kept: null })}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
