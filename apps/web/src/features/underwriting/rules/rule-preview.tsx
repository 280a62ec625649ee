'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { PreviewUnderwritingRuleDocument } from '../../../generated/documents.ts';
import { inputOf, isSayable, type RuleDraft } from './rule-draft.ts';

type RulePreviewProps = { productId: string; draft: RuleDraft; beside: string | null };

/** What a draft means in a sentence, and what speaks against it beside the other rules. */
export function RulePreview({ productId, draft, beside }: RulePreviewProps) {
  const t = useTranslations('workbench.rules');
  // What is not written yet keeps nobody from seeing what the conditions mean.
  const rule = { ...inputOf(draft), rule_name: draft.rule_name || '–', reason: draft.reason || '–' };
  const query = useRead(
    'underwriter',
    PreviewUnderwritingRuleDocument,
    { product_id: productId, rule, beside },
    { enabled: isSayable(draft), keepsLast: true },
  );
  const preview = isSayable(draft) ? query.data?.underwriting_rule_preview : undefined;
  return (
    <output className="block min-h-14 rounded-card bg-surface-2 px-3 py-2">
      <span className="block font-semibold">{preview?.sentence ?? preview?.problem?.message ?? t('previewEmpty')}</span>
      {preview?.warnings.map((warning) => (
        <span key={warning.message} className="flex items-start gap-1.5 text-small text-warning">
          <Icon name="alert" className="mt-0.5 size-4" />
          <span>{warning.message}</span>
        </span>
      ))}
    </output>
  );
}
