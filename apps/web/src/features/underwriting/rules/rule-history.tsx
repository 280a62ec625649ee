'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { UnderwritingRuleHistoryDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { FetchedWordings } from '../written/wording-list.tsx';

/** Every wording of a rule. */
export function RuleHistory({ ruleId }: { ruleId: string }) {
  const t = useTranslations('workbench.rules');
  const written = useTranslations('workbench.written');
  const query = useRead('underwriting', UnderwritingRuleHistoryDocument, { underwriting_rule_id: ruleId });
  return (
    <FetchedWordings
      query={query}
      find={({ underwriting_rule_history: wordings }) =>
        wordings.map((wording) => ({
          version: wording.version,
          written: wording.written,
          writtenBy: wording.written_by,
          archived: wording.archived,
          parts: [
            wording.sentence,
            wording.rule_name,
            wording.reason,
            printDay(wording.effective_date) ?? '–',
            printDay(wording.expiration_date) ?? written('noEnd'),
            wording.asked_about.map((kind) => t(`kinds.${kindOf(kind)}`)).join(', '),
          ],
        }))
      }
    />
  );
}

function kindOf(kind: string) {
  return kind === 'new_business' || kind === 'renewal' ? kind : 'proposal';
}
