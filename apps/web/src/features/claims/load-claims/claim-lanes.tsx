'use client';
import { AppLink, type AppLinkProps } from '@roadworthy/ui/base/app-link.tsx';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { withList } from '../../../data/queue/list-of-record.ts';
import { queueAddress, readQueueState } from '../../../data/queue/queue-address.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { type ClaimRowFragment, type Claims_Bool_Exp, LoadClaimsDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { useReader } from '../../shared/queue/columns/use-list-columns.ts';
import { useBadge } from '../../shared/statuses.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { claimLooks } from './claim-looks.ts';
import { claimsList, handledStatuses } from './claims-list.ts';
import { type LanePlace, moveInLanes } from './lane-moves.ts';

const mostInLane = 30;
const nearDays = 3;

type ClaimLanesProps = {
  /** Whose claims are shown, beside their status. */
  where: Claims_Bool_Exp;
  /** Where one comes back to from a claim. */
  address: string;
};

/** The claims that are handled, each status a lane, the next legal day first; arrows go from one to the next. */
export function ClaimLanes({ where, address }: ClaimLanesProps) {
  const t = useTranslations('workbench.claims.lanes');
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const cards = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-lane]') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    const shown = cards();
    const places = shown.map((card): LanePlace => ({ id: card.id, lane: card.dataset['lane'] ?? '' }));
    const at = shown.find((card) => card === document.activeElement);
    const to = at && moveInLanes(places, at.id, event.key);
    if (!to) return;
    event.preventDefault();
    setCurrent(to);
    shown.find(({ id }) => id === to)?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      <p id="lanes-keys" className="text-small text-ink-3 max-sm:hidden">
        {t('keys')}
      </p>
      <div
        ref={box}
        role="group"
        aria-describedby="lanes-keys"
        aria-label={t('label')}
        className="grid auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-3 max-sm:grid-flow-row max-sm:auto-cols-auto"
      >
        {handledStatuses.map((status) => (
          <Lane
            key={status}
            status={status}
            where={where}
            address={address}
            current={current}
            card={{ onFocus: ({ currentTarget }) => setCurrent(currentTarget.id), onKeyDown }}
          />
        ))}
      </div>
    </div>
  );
}

type LaneProps = ClaimLanesProps & {
  status: (typeof handledStatuses)[number];
  current: string | null;
  /** What each of its cards hears. */
  card: Pick<AppLinkProps, 'onFocus' | 'onKeyDown'>;
};

function Lane({ status, where, address, current, card }: LaneProps) {
  const t = useTranslations('workbench.claims.lanes');
  const badge = useBadge(claimLooks);
  const { data, error } = useRead(
    'agent',
    LoadClaimsDocument,
    {
      where: { _and: [where, { status: { _eq: status } }] },
      order: [{ next_due: 'asc_nulls_last' }, { claim_id: 'asc' }],
      limit: mostInLane,
      offset: 0,
    },
    { keepsLast: true },
  );
  const rows = data?.claims ?? [];
  const { count = 0, count_capped: isCapped = false } = data?.claims_aggregate.aggregate ?? {};
  const heading = `lane-${status}`;
  const first = rows[0]?.claim_id;
  const isHere = rows.some(({ claim_id: id }) => cardId(id) === current);
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-2 rounded-card bg-surface-2 p-2">
      <h2 className="flex items-center justify-between gap-2 px-1 font-semibold">
        <span id={heading}>
          <StatusBadge {...badge(status)} />
        </span>
        {data && (
          <span className="text-small text-ink-2 tabular-nums">{isCapped ? t('atLeast', { count }) : count}</span>
        )}
      </h2>
      <FormAlert message={error ? (readableMessage(error) ?? null) : null} />
      {data && rows.length === 0 && <p className="px-1 text-small text-ink-3">{t('empty')}</p>}
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.claim_id}>
            <Card
              row={row}
              status={status}
              href={withList(claimsList.recordPath(row.claim_id), address)}
              isStop={isHere ? cardId(row.claim_id) === current : row.claim_id === first}
              heard={card}
            />
          </li>
        ))}
      </ul>
      {count > rows.length && rows.length > 0 && (
        <AppLink className="link inline-flex min-h-target-small items-center px-1 text-small" href={tableOf(status)}>
          {t('more')}
        </AppLink>
      )}
    </section>
  );
}

const cardId = (claimId: string): string => `claim-${claimId}`;

/** The table of one status alone. */
function tableOf(status: string): string {
  const state = readQueueState(new URLSearchParams(), claimsList.rules);
  return queueAddress({ ...state, filters: { status: { kind: 'choice', values: [status] } } }, claimsList.rules);
}

type CardProps = {
  row: ClaimRowFragment;
  status: string;
  href: string;
  /** Whether Tab stops at it: one of each lane. */
  isStop: boolean;
  heard: LaneProps['card'];
};

/** A claim in its lane: what is owed next and by when, whose it is, what was lost, and who handles it. */
function Card({ row, status, href, isStop, heard }: CardProps) {
  const t = useTranslations('workbench.claims.lanes');
  const { policyParts, workbench } = useMessages();
  const { age } = useReader();
  const left = row.next_due === null ? null : age.until(row.next_due);
  const isNear = left !== null && left.days <= nearDays;
  const exact = printDay(row.next_due) ?? undefined;
  const step = labelOf(workbench.claims.step, row.next_step);
  return (
    <AppLink
      id={cardId(row.claim_id)}
      data-lane={status}
      tabIndex={isStop ? 0 : -1}
      {...heard}
      href={href}
      className="flex flex-col gap-0.5 rounded-card border border-line bg-surface p-3 hover:border-ink-3"
    >
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0 font-medium wrap-anywhere">{row.policy_holder ?? row.reporter_name}</span>
        {left && <AgeChip text={left.text} instant={left.instant} exact={exact} tone={isNear ? 'danger' : 'neutral'} />}
        {left === null && row.next_due !== null && <AgeChip text={t('late')} exact={exact} tone="danger" />}
      </span>
      <span className="text-small text-ink-2 wrap-anywhere">
        {[labelOf(policyParts.claim.loss, row.type_of_loss), vehicleName(row.vehicle)].filter(Boolean).join(' · ')}
      </span>
      {step && <span className="text-small text-ink-2">{t('owed', { step, day: exact ?? '' })}</span>}
      <span className="flex justify-between gap-2 text-small text-ink-3">
        <span className="font-mono whitespace-nowrap">{row.claim_number}</span>
        <span className="truncate">{row.handler_name ?? t('nobody')}</span>
      </span>
    </AppLink>
  );
}
