'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { ClaimFactFragment } from '../../../generated/documents.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import type { ClaimSubject } from '../handle-claim/claim-dialogs.tsx';

const StateFact = fetchedComponent(
  async () => (await import('../handle-claim/claim-dialogs.tsx')).StateFactDialog,
).Component;

type ClaimFactsProps = {
  claimId: string;
  facts: readonly ClaimFactFragment[];
  subject: ClaimSubject;
  mayState: boolean;
};

/** What decides which coverages answer: what is open first, then what is so, and who said it when. */
export function ClaimFacts({ claimId, facts, subject, mayState }: ClaimFactsProps) {
  const t = useTranslations('workbench.claim.facts');
  const instant = useInstant();
  if (facts.length === 0) return null;
  const inOrder = facts.toSorted((one, other) => Number(other.is_open) - Number(one.is_open));
  const saidBy = ({ reported_by: reporter, stated_by: by, stated_at: at }: ClaimFactFragment) => {
    if (by !== null && at !== null) return t('statedBy', { name: by, when: instant(at).absolute });
    return reporter === null ? null : t('reportedBy', { name: reporter });
  };
  return (
    <section aria-labelledby="claim-facts" className="mt-2 flex flex-col gap-1">
      <h3 id="claim-facts" className="type-h3">
        {t('title')}
      </h3>
      <ul>
        {inOrder.map((one) => (
          <li
            key={one.fact}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
              <span className="block">
                {one.says ?? one.question}
                {one.amount !== null && `: ${moneyText(one.amount, subject.currency)}`}
              </span>
              <span className="block text-small text-ink-2">
                {[saidBy(one), t('decides', { coverages: one.decides.join(', ') })].filter(Boolean).join(' · ')}
              </span>
            </span>
            {one.is_open && <StatusBadge tone="warning" label={t('open')} />}
            {mayState && (
              <DialogButton
                dialog={StateFact}
                id={claimId}
                subject={{ ...subject, fact: one.fact }}
                size="small"
                className="ml-auto"
                aria-label={t(one.is_open ? 'answerOf' : 'changeOf', { question: one.question })}
              >
                {t(one.is_open ? 'answer' : 'change')}
              </DialogButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
