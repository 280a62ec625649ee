'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import type { QueueState } from '../../../../data/queue/queue-address.ts';
import { isNarrowed, withoutFilters } from '../../../../data/queue/queue-changes.ts';

type QueueEmptyProps = {
  state: QueueState;
  firstView: string;
  href: (state: QueueState) => string;
  never: { title: string; body?: string };
  /** A wider view that may have rows, and what is said of this one. */
  wider?: { title: string; label: string; view: string } | null;
};

/** Why a list has no rows: a page behind the last one, a filter, a view, or nothing there is yet. */
export function QueueEmpty({ state, firstView, href, never, wider }: QueueEmptyProps) {
  const t = useTranslations('queue');
  if (state.page > 1) {
    return (
      <EmptyState
        title={t('outOfRange', { page: state.page })}
        action={
          <LinkButton href={href({ ...state, page: 1 })} tone="quiet">
            {t('firstPage')}
          </LinkButton>
        }
      />
    );
  }
  if (wider) {
    return (
      <EmptyState
        title={wider.title}
        action={
          <LinkButton href={href({ ...state, view: wider.view })} tone="quiet">
            {wider.label}
          </LinkButton>
        }
      />
    );
  }
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={t('filteredNone')}
        body={t('filteredNoneBody')}
        action={
          <LinkButton href={href(withoutFilters(state))} tone="quiet">
            {t('clearFilters')}
          </LinkButton>
        }
      />
    );
  }
  return state.view === firstView ? (
    <EmptyState {...never} />
  ) : (
    <EmptyState title={t('viewNone')} body={t('viewNoneBody')} />
  );
}
