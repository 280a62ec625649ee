'use client';
import { isPresentTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon, type IconName } from '@roadworthy/ui/base/icon.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { usePageRouter } from '../../../../locale/use-page-router.ts';
import { PresenceOf } from '../../presence/presence-of.tsx';
import type { useNeighbours } from './use-neighbours.ts';

type RecordNavigationProps = {
  /** The record of the address, there already or not. */
  id: string;
  list: ReturnType<typeof useNeighbours>;
  /** What the record's own list is called. */
  backLabel: string;
};

const look = 'grid size-8 place-items-center rounded-card border';

/** Steps to the record before or after. One that is still on its way is stepped on from, so that no press is lost. */
function useStep(id: string, { around, hrefOf }: RecordNavigationProps['list']) {
  const router = usePageRouter();
  const ahead = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = ahead.current.indexOf(id);
    ahead.current = at === -1 ? [] : ahead.current.slice(at + 1);
  }, [id]);
  return (direction: 'previous' | 'next') => {
    const to = around(ahead.current.at(-1) ?? id)?.[direction];
    if (!to) return false;
    ahead.current = [...ahead.current, to.id];
    router.push(hrefOf(to));
  };
}

/** The way back to the list from which one came, and to the record before and the one after in it. */
export function RecordNavigation({ id, list, backLabel }: RecordNavigationProps) {
  const t = useTranslations('queue.record');
  const keys = useTranslations('queue.shortcuts');
  const router = usePageRouter();
  const step = useStep(id, list);
  const { table, isOwn, isOther, back, around, hrefOf } = list;
  const { previous = null, next = null, place = null } = around(id) ?? {};
  // A menu that has just opened does not have the focus yet.
  const leave = () => (document.querySelector('[role=menu], [role=dialog]') ? false : router.push(back));
  useShortcuts(keys('record'), [{ keys: 'Escape', label: keys('backToList'), run: leave }]);
  useShortcuts(
    keys('record'),
    [
      { keys: '[', label: keys('previousRecord'), run: () => step('previous') },
      { keys: ']', label: keys('nextRecord'), run: () => step('next') },
    ],
    isOwn,
  );
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
      <AppLink
        href={back}
        className="inline-flex min-h-7 w-fit items-center gap-1 rounded-input text-small font-medium text-ink-3 no-underline hover:text-ink"
      >
        <Icon name="arrow-left" className="size-3.5" />
        {isOther ? keys('backToList') : backLabel}
      </AppLink>
      {isPresentTable(table) && <PresenceOf table={table} id={id} />}
      {isOwn && (
        <nav aria-label={t('navigation')} className="flex items-center gap-1.5">
          {place !== null && <span className="px-1 text-small text-ink-3 tabular-nums">{place}</span>}
          <Step href={previous && hrefOf(previous)} icon="chevron-up" label={t('previous')} />
          <Step href={next && hrefOf(next)} icon="chevron-down" label={t('next')} />
        </nav>
      )}
    </div>
  );
}

function Step({ href, icon, label }: { href: string | null; icon: IconName; label: string }) {
  if (href === null) {
    return (
      <span className={`${look} border-line text-line-strong`} aria-hidden>
        <Icon name={icon} className="size-4" />
      </span>
    );
  }
  return (
    <AppLink
      href={href}
      aria-label={label}
      title={label}
      className={`${look} border-line-strong text-ink hover:bg-surface-2`}
    >
      <Icon name={icon} className="size-4" />
    </AppLink>
  );
}

/** Copies the address of a record, without the list that one came from. */
export function useCopyRecordLink(path: string): () => void {
  const t = useTranslations('queue');
  const show = useToast();
  const copy = () => {
    navigator.clipboard.writeText(`${window.location.origin}${path}`).then(
      () => show({ message: t('record.linkCopied') }),
      () => show({ message: t('copyFailed') }),
    );
  };
  useShortcuts(t('shortcuts.record'), [{ keys: 'Mod+Shift+c', label: t('shortcuts.copyLink'), run: copy }]);
  return copy;
}
