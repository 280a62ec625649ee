'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import {
  LoadChangedThingsDocument,
  LoadMyChangeAbilitiesDocument,
  LoadMyChangeDocument,
  type MyChangeFragment,
  PreviewMyChangeDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ChangeEffect } from '../../policies/endorse-policy/change-effect.tsx';
import { AsksUnderwriter } from './asks-underwriter.tsx';
import { ChangeFrame } from './change-frame.tsx';
import type { ChangedPolicy } from './changed-policy.ts';
import { ChangedThings } from '../../shared/changed-things.tsx';
import { ConfirmChange } from './confirm-change.tsx';
import { PriceMoves } from './price-moves.tsx';
import { TakeBack } from './take-back.tsx';
import { useChangeWords } from './use-change-words.ts';

const accepting = 'accept_my_policy_proposal';

type FollowedChangeProps = { policy: ChangedPolicy; proposalId: string };

/** A change that was asked for: how it stands, what it does, and the way to take it back. */
export function FollowedChange({ policy, proposalId }: FollowedChangeProps) {
  const t = useTranslations('change');
  const query = useRead('user', LoadMyChangeDocument, { policy_proposal_id: proposalId });
  const missing = (
    <NotFound
      title={t('missing')}
      body={<p>{t('missingBody')}</p>}
      actions={<LinkButton href={`/customers/policies/${policy.policy_id}`}>{t('toPolicy')}</LinkButton>}
    />
  );
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policy_proposals_by_pk}
      missing={missing}
      notPermitted={missing}
    >
      {(change) => <Followed policy={policy} change={change} />}
    </QueryView>
  );
}

function Followed({ policy, change }: { policy: ChangedPolicy; change: MyChangeFragment }) {
  const t = useTranslations('change');
  const words = useChangeWords();
  const { provider = '' } = policy.current_quote ?? {};
  const proposal = { policy_proposal_id: change.policy_proposal_id };
  const isOpen = change.status === 'pending' || change.status === 'scheduled';
  const { data, error } = useRead('user', PreviewMyChangeDocument, proposal, { enabled: isOpen, showsRefusals: true });
  const abilities = useRead('user', LoadMyChangeAbilitiesDocument, proposal);
  const made = useRead('user', LoadChangedThingsDocument, proposal, { enabled: !isOpen });
  const shown = isOpen ? data?.agent_preview_proposal_invoices : undefined;
  const things = shown?.changes ?? made.data?.policy_proposal_changes ?? [];
  const mayAccept = abilities.data?.abilities.some((one) => one.operation === accepting && one.allowed) === true;
  const isToConfirm = mayAccept && shown !== undefined && shown.needs_underwriter === null;
  const { badge, sentence } = words(change);
  const title = isToConfirm ? t('confirmTitle') : t('followTitle', { date: printDay(change.effective) ?? '' });
  useDocumentTitle(`${title} · ${policy.policy_number}`);
  return (
    <ChangeFrame
      policy={policy}
      title={title}
      step={change.status === 'invalidated' ? undefined : 3}
      badge={<StatusBadge {...badge} />}
    >
      <div className="flex max-w-2xl flex-col gap-8">
        {!isToConfirm && <Tracker change={change} />}
        <p role="status" className="max-w-measure">
          {sentence}
        </p>
        {things.length > 0 && (
          <section className="flex flex-col gap-2">
            <h2 className="type-h3">{t('changes')}</h2>
            <ChangedThings things={things} />
          </section>
        )}
        <FormAlert message={error ? readableMessage(error) : null} />
        {shown && (
          <>
            {change.status === 'pending' && <AsksUnderwriter because={shown.needs_underwriter} />}
            <ChangeEffect shown={shown} provider={provider} />
            <PriceMoves shown={shown} provider={provider} />
          </>
        )}
        {isToConfirm && <ConfirmChange policy={policy} change={change} shown={shown} />}
        <div className="flex flex-wrap items-start gap-3">
          <LinkButton
            href={`/customers/policies/${policy.policy_id}`}
            tone={isOpen && !isToConfirm ? 'primary' : 'quiet'}
          >
            {t('toPolicy')}
          </LinkButton>
          <TakeBack change={change} />
        </div>
      </div>
    </ChangeFrame>
  );
}

/** The steps of a change, and how far it is. */
function Tracker({ change }: { change: MyChangeFragment }) {
  const t = useTranslations('change');
  const day = (text: string | null) => printDay(text?.slice(0, 10));
  const isGone = change.status === 'invalidated';
  const steps = [
    { key: 'requested', isDone: true, on: day(change.created) },
    ...(isGone && change.accepted === null
      ? []
      : [{ key: 'accepted', isDone: change.accepted !== null, on: day(change.accepted) } as const]),
    isGone
      ? ({ key: 'gone', isDone: true, on: null } as const)
      : ({ key: 'inForce', isDone: change.status === 'applied', on: printDay(change.effective) } as const),
  ] as const;
  return (
    <ol className="flex flex-col">
      {steps.map(({ key, isDone, on }) => (
        <li key={key} className="flex items-center gap-3 py-1.5">
          <span
            className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${
              isDone
                ? key === 'gone'
                  ? 'border-ink-3 bg-surface-3 text-ink-2'
                  : 'border-primary bg-primary text-on-primary'
                : 'border-line-strong bg-canvas text-ink-3'
            }`}
          >
            <Icon name={key === 'gone' ? 'stop' : isDone ? 'check' : 'clock'} className="size-4" />
          </span>
          <span className={isDone ? 'font-semibold' : 'text-ink-2'}>
            {t(`steps.${key}`)}
            <span className="sr-only"> {isDone ? t('done') : t('open')}</span>
            {on && <span className="ml-2 text-small font-normal text-ink-3">{on}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
