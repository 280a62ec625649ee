'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadMyChangesDocument,
  LoadMyPolicyAbilitiesDocument,
  type MyChangeFragment,
} from '../../../generated/documents.ts';
import { Waiting } from '../../shared/told-when-free/told-when-free.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useChangePath } from './change-frame.tsx';
import { type KindCode, kindCodes } from './kind-codes.ts';
import { TakeBack } from './take-back.tsx';
import { useChangeWords } from './use-change-words.ts';

const headingId = 'my-changes';
type MyChangesProps = {
  policyId: string;
  currency: string;
  /** What the page around it is about: it is changed with the first press. */
  kind?: KindCode;
};

/** The way to change what a policy covers, where it may be, and the changes that were asked for. */
export function MyChanges({ policyId, currency, kind = 'coverage' }: MyChangesProps) {
  const t = useTranslations('account.change');
  const path = useChangePath(policyId, kind);
  const abilities = useRead('user', LoadMyPolicyAbilitiesDocument, { policy_id: policyId });
  const { data } = useRead('user', LoadMyChangesDocument, { policy_id: policyId });
  const may = abilities.data?.abilities.find(({ operation }) => operation === 'create_my_policy_proposal');
  const changes = data?.policy_proposals ?? [];
  if (!may?.allowed && changes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="type-h2">
          {t('listTitle')}
        </h2>
        {may?.allowed && (
          <LinkButton href={path} tone="quiet">
            {t('begin')}
          </LinkButton>
        )}
      </div>
      {may?.allowed && (
        <nav aria-label={t('others')} className="flex flex-wrap gap-x-5 gap-y-1">
          {kindCodes
            .filter((other) => other !== kind)
            .map((other) => (
              <AppLink
                key={other}
                className="link inline-flex min-h-11 items-center"
                href={`/customers/policies/${policyId}/change/${other}`}
              >
                {t(`kinds.${other}`)}
              </AppLink>
            ))}
        </nav>
      )}
      <Waiting policyId={policyId} kind="user" />
      {changes.length === 0 ? (
        kind === 'coverage' && <p className="max-w-measure text-ink-2">{t('listEmpty')}</p>
      ) : (
        <ul className="flex flex-col">
          {changes.map((change) => (
            <ListedChange key={change.policy_proposal_id} change={change} path={path} currency={currency} />
          ))}
        </ul>
      )}
    </section>
  );
}

type ListedChangeProps = { change: MyChangeFragment; path: string; currency: string };

function ListedChange({ change, path, currency }: ListedChangeProps) {
  const t = useTranslations('account.change');
  const effect = useTranslations('policyParts.change');
  const { badge, sentence } = useChangeWords()(change);
  const moved = change.premium_change;
  const amount = moneyText(Math.abs(moved ?? 0), currency);
  const isOpen = change.status === 'pending' || change.status === 'scheduled';
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AppLink className="link font-semibold" href={`${path}?change=${change.policy_proposal_id}`}>
          {t('followTitle', { date: printDay(change.effective) ?? '' })}
        </AppLink>
        <StatusBadge {...badge} />
        {moved !== null && change.status !== 'invalidated' && (
          <span className="tabular-nums">
            {moved === 0 ? effect('even') : moved < 0 ? effect('less', { amount }) : effect('more', { amount })}
          </span>
        )}
      </div>
      <p className="max-w-measure text-small text-ink-2">{sentence}</p>
      {isOpen && (
        <div>
          <TakeBack change={change} />
        </div>
      )}
    </li>
  );
}
