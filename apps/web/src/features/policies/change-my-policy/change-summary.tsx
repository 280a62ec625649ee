import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChangePricedFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import type { ChangedCover } from './changed-covers.ts';
import { ChangedCoverList } from './changed-cover-list.tsx';
import { AsksUnderwriter } from './asks-underwriter.tsx';

type ChangeSummaryProps = {
  changed: readonly ChangedCover[];
  shown: ChangePricedFragment | undefined;
  isStale: boolean;
  children: ReactNode;
};

/** What is chosen so far and what it would cost, beside the choices; nothing is asked for by it. */
export function ChangeSummary({ changed, shown, isStale, children }: ChangeSummaryProps) {
  const t = useTranslations('account.change');
  return (
    <aside
      aria-label={t('changes')}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface-2 p-4 lg:sticky lg:top-6"
    >
      <h2 className="type-h3">{t('changes')}</h2>
      {changed.length === 0 ? <p className="text-ink-2">{t('none')}</p> : <ChangedCoverList changed={changed} />}
      <div role="status" aria-busy={isStale} className="empty:hidden">
        {shown && (
          <div className={isStale ? 'opacity-60' : undefined}>
            <Cost shown={shown} />
          </div>
        )}
      </div>
      {shown && <AsksUnderwriter because={shown.needs_underwriter} />}
      <div className="flex flex-col gap-2">{children}</div>
    </aside>
  );
}

function Cost({ shown }: { shown: ChangePricedFragment }) {
  const t = useTranslations('policyParts.change');
  const { premium_before: before, premium_after: after, currency, effective_date } = shown;
  const amount = moneyText(Math.abs(after - before), currency);
  return (
    <>
      <p className="type-h3 tabular-nums">
        {after === before ? t('even') : after < before ? t('less', { amount }) : t('more', { amount })}
      </p>
      <p className="text-small text-ink-2">{t('from', { date: printDay(effective_date) ?? '' })}</p>
    </>
  );
}
