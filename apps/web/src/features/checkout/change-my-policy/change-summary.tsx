import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StalePart } from '@roadworthy/ui/states/stale-part.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ChangePricedFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { AsksUnderwriter } from './asks-underwriter.tsx';
import { ChangedThings } from '../../shared/changed-things.tsx';

type ChangeSummaryProps = {
  shown: ChangePricedFragment | undefined;
  isStale: boolean;
  children: ReactNode;
};

/**
 * What is chosen so far and what it would cost; nothing is asked for by it. It stands beside the choices, and on a phone
 * at the foot of the screen above the bar of the account, however long they are.
 */
export function ChangeSummary({ shown, isStale, children }: ChangeSummaryProps) {
  const t = useTranslations('change');
  return (
    <aside
      aria-label={t('changes')}
      className="flex flex-col gap-4 border-line bg-surface-2 p-4 max-lg:sticky max-lg:bottom-[calc(3.8rem+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-4 max-lg:gap-2 max-lg:border-t max-lg:py-3 lg:sticky lg:top-6 lg:rounded-card lg:border"
    >
      <h2 className="type-h3 max-lg:sr-only">{t('changes')}</h2>
      <div className="max-lg:hidden">
        {shown ? <ChangedThings things={shown.changes ?? []} /> : <p className="text-ink-2">{t('none')}</p>}
      </div>
      <div role="status" aria-busy={isStale} className="empty:hidden">
        {shown && (
          <StalePart isStale={isStale} label={t('pricing')}>
            <Cost shown={shown} />
          </StalePart>
        )}
      </div>
      {shown && (
        <div className="max-lg:hidden">
          <AsksUnderwriter because={shown.needs_underwriter} />
        </div>
      )}
      <div className="flex flex-col gap-2">{children}</div>
    </aside>
  );
}

function Cost({ shown }: { shown: ChangePricedFragment }) {
  const t = useTranslations('policyParts.change');
  const { premium_before: before, premium_after: after, currency, effective_date } = shown;
  const amount = moneyText(Math.abs(after - before), currency);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
      <p className="type-h3 tabular-nums">
        {after === before ? t('even') : after < before ? t('less', { amount }) : t('more', { amount })}
      </p>
      <p className="text-small text-ink-2">{t('from', { date: printDay(effective_date) ?? '' })}</p>
    </div>
  );
}
