'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadChangedThingsDocument, LoadReferredChangeDocument } from '../../../generated/documents.ts';
import { ChangedThings } from '../../shared/changed-things.tsx';
import { printDay } from '../../shared/print-day.ts';

/** Of a question about a change of a policy: what is otherwise by it, and what it does to the price; nothing of any other. */
export function ReferredChange({ quoteId }: { quoteId: string }) {
  const t = useTranslations('workbench.referrals');
  const { data } = useRead('agent', LoadReferredChangeDocument, { quote_id: quoteId });
  const change = data?.policy_proposals[0];
  const things = useRead(
    'agent',
    LoadChangedThingsDocument,
    { policy_proposal_id: change?.policy_proposal_id ?? '' },
    { enabled: change !== undefined },
  );
  const isUnderwriter = mayAsk('underwriting', useSession().data?.roles ?? []);
  if (!change) return null;
  const { premium_change: moved, policy, policy_id: policyId } = change;
  const amount = moneyText(Math.abs(moved ?? 0), policy?.currency ?? 'USD');
  return (
    <section aria-labelledby="referred-change" className="flex flex-col gap-1 rounded-card border border-line p-3">
      <h3 id="referred-change" className="type-h3">
        {t('changeOf', { number: policy?.policy_number ?? '', day: printDay(change.effective) ?? '' })}
      </h3>
      {moved !== null && (
        <p className="font-semibold tabular-nums">
          {moved === 0 ? t('changeEven') : moved < 0 ? t('changeLess', { amount }) : t('changeMore', { amount })}
        </p>
      )}
      {things.data && <ChangedThings things={things.data.policy_proposal_changes} />}
      <p>
        <AppLink
          className="link inline-flex min-h-7 items-center"
          href={`/${isUnderwriter ? 'underwriting' : 'agents'}/policies/${policyId}?tab=changes`}
        >
          {t('openChange')}
        </AppLink>
      </p>
    </section>
  );
}
