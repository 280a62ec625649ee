'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { UnderwritingRuleHistoryDocument, type UnderwritingRuleHistoryQuery } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';

type Wording = UnderwritingRuleHistoryQuery['underwriting_rule_history'][number];

const parts = ['rule_name', 'sentence', 'reason', 'effective_date', 'expiration_date', 'asked_about'] as const;

/** Every wording of a rule, the newest first, each with what it changed. */
export function RuleHistory({ ruleId }: { ruleId: string }) {
  const t = useTranslations('workbench.rules');
  const instant = useInstant();
  const query = useRead('underwriter', UnderwritingRuleHistoryDocument, { underwriting_rule_id: ruleId });
  const wordings = query.data?.underwriting_rule_history;
  if (query.isError) return <p role="alert">{t('historyFailed')}</p>;
  if (!wordings) return <p role="status">{t('loading')}</p>;
  return (
    <ol className="flex flex-col gap-3 border-l-[3px] border-line pl-3 text-small">
      {wordings.map((wording, index) => (
        <li key={wording.version}>
          <p className="text-ink-3">
            {t('wording', { version: wording.version, at: instant(wording.written).absolute })}
            {wording.written_by !== null && ` · ${wording.written_by}`}
          </p>
          <Changes wording={wording} before={wordings[index + 1]} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ wording, before }: { wording: Wording; before: Wording | undefined }) {
  const t = useTranslations('workbench.rules');
  const printed = (of: Wording, part: (typeof parts)[number]): string => {
    if (part === 'asked_about') return of.asked_about.map((kind) => t(`kinds.${kindOf(kind)}`)).join(', ');
    if (part === 'effective_date') return printDay(of.effective_date) ?? '–';
    return part === 'expiration_date' ? (printDay(of.expiration_date) ?? t('noEnd')) : of[part];
  };
  if (!before) return <p>{printed(wording, 'sentence')}</p>;
  const changed = parts.filter((part) => printed(wording, part) !== printed(before, part));
  return (
    <>
      {wording.archived !== before.archived && <p>{t(wording.archived ? 'wasArchived' : 'wasTakenBack')}</p>}
      {changed.map((part) => (
        <p key={part}>
          <del className="block text-ink-3">{printed(before, part)}</del>
          <ins className="block no-underline">{printed(wording, part)}</ins>
        </p>
      ))}
    </>
  );
}

function kindOf(kind: string) {
  return kind === 'new_business' || kind === 'renewal' ? kind : 'proposal';
}
