'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { ArchiveUnderwritingRuleDocument, type LoadUnderwritingRulesQuery } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { printDay } from '../../shared/print-day.ts';
import { DaysBar } from './days-bar.tsx';
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
};

/** A rule: what it is called, what becomes of a quote that it hits, what it means, when it is asked. */
export function RuleItem({ rule, meaning, today, onEdit, onDuplicate }: RuleItemProps) {
  const t = useTranslations('workbench.rules');
  const words = useTranslations('queue.actions');
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  const archive = useOperation(ArchiveUnderwritingRuleDocument, undefined, { kind: 'underwriter' });
  const type = isRuleType(rule.rule_type) ? rule.rule_type : 'referral';
  const isArchived = rule.archived !== null;
  const setArchived = (archived: boolean, undo?: () => void) =>
    archive.mutate(
      { underwriting_rule_id: rule.underwriting_rule_id, archived },
      {
        onSuccess: () => show({ message: t(archived ? 'archived' : 'takenBack'), ...(undo && { undo }) }),
        onError: (error) => show({ message: readableMessage(error) ?? words('failed') }),
      },
    );
  const days = { from: printDay(rule.effective_date) ?? '–', until: printDay(rule.expiration_date) ?? '' };
  const daysText = t(rule.expiration_date === null ? 'since' : 'between', days);
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{rule.rule_name}</h3>
        <StatusBadge tone={tones[type]} label={t(`types.${type}`)} />
        {isArchived && <StatusBadge tone="neutral" label={t('isArchived')} />}
      </div>
      <p>{meaning?.sentence}</p>
      <p className="text-small text-ink-2">{rule.reason}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-3">
        <DaysBar today={today} from={rule.effective_date} until={rule.expiration_date} label={daysText} />
        <span>{daysText}</span>
        <span>
          {(['allow_new_business', 'allow_renewal', 'allow_proposal'] as const)
            .filter((name) => rule[name])
            .map((name) => t(`flags.${name}`))
            .join(', ')}
        </span>
      </div>
      {meaning?.warnings.map((warning) => (
        <p key={warning.message} className="flex items-start gap-1.5 text-small text-warning">
          <Icon name="alert" className="mt-0.5 size-4" />
          <span>{warning.message}</span>
        </p>
      ))}
      <div className="flex flex-wrap gap-1">
        {!isArchived && (
          <Button tone="plain" size="small" onClick={onEdit}>
            {t('editShort')}
          </Button>
        )}
        <Button tone="plain" size="small" onClick={onDuplicate}>
          {t('duplicate')}
        </Button>
        <Button
          tone="plain"
          size="small"
          onClick={() => (isArchived ? setArchived(false) : setArchived(true, () => setArchived(false)))}
        >
          {t(isArchived ? 'takeBack' : 'archive')}
        </Button>
        <Button tone="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('history')}
        </Button>
      </div>
      {isOpen && <RuleHistory ruleId={rule.underwriting_rule_id} />}
    </li>
  );
}
