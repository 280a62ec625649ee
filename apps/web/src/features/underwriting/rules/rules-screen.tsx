'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '../../../data/session/use-may.ts';
import {
  ArchiveUnderwritingRuleDocument,
  LoadUnderwritingRulesDocument,
  type LoadUnderwritingRulesQuery,
} from '../../../generated/documents.ts';
import { ImpactRuns } from '../rule-impact/impact-runs.tsx';
import { OfProduct } from '../written/of-product.tsx';
import { useArchive } from '../written/use-archive.ts';
import { draftOf, emptyDraft, type RuleDraft } from './rule-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleItem } from './rule-item.tsx';

/** The underwriting rules of a product. */
export function RulesScreen() {
  const t = useTranslations('workbench.rules');
  const words = { title: t('title'), lead: t('lead'), product: t('product'), failed: t('failed') };
  return (
    <OfProduct
      address="/underwriting/rules"
      document={LoadUnderwritingRulesDocument}
      words={{ ...words, noProducts: t('noProducts') }}
    >
      {(productId, found) => <RuleGroups productId={productId} found={found} />}
    </OfProduct>
  );
}

type Writing = { readonly begun: RuleDraft; readonly stored: { readonly id: string; readonly version: number } | null };

/** The rules by the object that they are about, and the one that is being written. */
function RuleGroups({ productId, found }: { productId: string; found: LoadUnderwritingRulesQuery }) {
  const t = useTranslations('workbench.rules');
  const writes = useMay('rule:write');
  const [writing, setWriting] = useState<Writing | null>(null);
  const { underwriting_rules: rules, underwriting_rule_book: book } = found;
  const archive = useArchive({
    document: ArchiveUnderwritingRuleDocument,
    variablesOf: (underwriting_rule_id, archived) => ({ underwriting_rule_id, archived }),
    describe: (archived) => t(archived ? 'archived' : 'takenBack'),
  });
  const today = new Intl.DateTimeFormat('en-CA').format();
  const objects = [...new Map(book.fields.map((field) => [field.object_type, field.object_label]))];
  const groups = objects
    .map(([object, label]) => ({ object, label, rules: rules.filter(({ object_type }) => object_type === object) }))
    .filter((group) => group.rules.length > 0);
  return (
    <>
      {writing ? (
        <RuleEditor
          key={writing.stored?.id ?? 'new'}
          {...{ productId, fields: book.fields, ...writing }}
          onClose={() => setWriting(null)}
        />
      ) : (
        writes && (
          <Button className="self-start" onClick={() => setWriting({ begun: emptyDraft(today), stored: null })}>
            {t('new')}
          </Button>
        )
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
                  setWriting({ begun: draftOf(rule), stored: { id: rule.underwriting_rule_id, version: rule.version } })
                }
                onDuplicate={() => setWriting({ begun: draftOf(rule), stored: null })}
                onArchive={(archived) => archive(rule.underwriting_rule_id, archived)}
              />
            ))}
          </ul>
        </section>
      ))}
      {writes && <ImpactRuns productId={productId} />}
    </>
  );
}
