'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { PreviewUnderwritingRuleDocument } from '../../../generated/documents.ts';
import { Warnings } from '../written/warnings.tsx';
import { inputOf, isSayable, type RuleDraft } from './rule-draft.ts';

type RulePreviewProps = { productId: string; draft: RuleDraft; beside: string | null };

/** What a draft means in a sentence, and what speaks against it beside the other rules. */
export function RulePreview({ productId, draft, beside }: RulePreviewProps) {
  const t = useTranslations('workbench.rules');
  // What is not written yet keeps nobody from seeing what the conditions mean.
  const rule = { ...inputOf(draft), rule_name: draft.rule_name || '–', reason: draft.reason || '–' };
  const query = useRead(
    'underwriting',
    PreviewUnderwritingRuleDocument,
    { product_id: productId, rule, beside },
    { enabled: isSayable(draft), keepsLast: true },
  );
  const preview = isSayable(draft) ? query.data?.underwriting_rule_preview : undefined;
  return (
    <output className="block min-h-14 rounded-card bg-surface-2 px-3 py-2">
      <span className="block font-semibold">{preview?.sentence ?? preview?.problem?.message ?? t('previewEmpty')}</span>
      <Warnings warnings={preview?.warnings.map(({ message }) => message) ?? []} />
    </output>
  );
}
