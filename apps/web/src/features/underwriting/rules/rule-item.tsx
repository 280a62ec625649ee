'use client';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import type { LoadUnderwritingRulesQuery } from '../../../generated/documents.ts';
import { Warnings } from '../written/warnings.tsx';
import { WrittenActions } from '../written/written-actions.tsx';
import { WrittenDays } from '../written/written-days.tsx';
import type { RuleRow } from './rule-draft.ts';
import { RuleHistory } from './rule-history.tsx';

type Meaning = LoadUnderwritingRulesQuery['underwriting_rule_book']['rules'][number];

const tones = { rejection: 'danger', referral: 'violet', agent_required: 'info' } as const;
type RuleTypeName = keyof typeof tones;
const isRuleType = (text: string): text is RuleTypeName => Object.hasOwn(tones, text);

type RuleItemProps = {
  rule: RuleRow;
  meaning: Meaning | undefined;
  today: string;
  onEdit: () => void;
  onDuplicate: () => void;
  onArchive: (archived: boolean) => void;
};

/** A rule: what it is called, what becomes of a quote that it hits, what it means, when it is asked. */
export function RuleItem({ rule, meaning, today, onEdit, onDuplicate, onArchive }: RuleItemProps) {
  const t = useTranslations('workbench.rules');
  const written = useTranslations('workbench.written');
  const type = isRuleType(rule.rule_type) ? rule.rule_type : 'referral';
  const isArchived = rule.archived !== null;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{rule.rule_name}</h3>
        <StatusBadge tone={tones[type]} label={t(`types.${type}`)} />
        {isArchived && <StatusBadge tone="neutral" label={written('isArchived')} />}
      </div>
      <p>{meaning?.sentence}</p>
      <p className="text-small text-ink-2">{rule.reason}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-3">
        <WrittenDays today={today} from={rule.effective_date} until={rule.expiration_date} />
        <span>
          {(['allow_new_business', 'allow_renewal', 'allow_proposal'] as const)
            .filter((name) => rule[name])
            .map((name) => t(`flags.${name}`))
            .join(', ')}
        </span>
      </div>
      <Warnings warnings={meaning?.warnings.map(({ message }) => message) ?? []} />
      <WrittenActions
        {...{ name: rule.rule_name, isArchived, writes: useMay('rule:write'), onEdit, onDuplicate, onArchive }}
        history={<RuleHistory ruleId={rule.underwriting_rule_id} />}
      />
    </li>
  );
}
