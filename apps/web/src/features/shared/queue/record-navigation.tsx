'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon, type IconName } from '@roadworthy/ui/base/icon.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import type { useNeighbours } from './use-neighbours.ts';

type Neighbours = ReturnType<typeof useNeighbours>;

const look = 'grid size-8 place-items-center rounded-card border';

/** The way to the record before and the one after, in the list from which one came. */
export function RecordNavigation({ carried, previous, next, place }: Neighbours) {
  const t = useTranslations('queue.record');
  const keys = useTranslations('queue.shortcuts');
  const router = usePageRouter();
  const goTo = (href: string | null) => (href === null ? false : router.push(href));
  useShortcuts(
    keys('record'),
    [
      { keys: '[', label: keys('previousRecord'), run: () => goTo(previous) },
      { keys: ']', label: keys('nextRecord'), run: () => goTo(next) },
    ],
    carried !== null,
  );
  if (carried === null) return null;
  return (
    <nav aria-label={t('navigation')} className="flex items-center gap-1.5">
      {place !== null && <span className="px-1 text-small text-ink-3 tabular-nums">{place}</span>}
      <Step href={previous} icon="chevron-up" label={t('previous')} />
      <Step href={next} icon="chevron-down" label={t('next')} />
    </nav>
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
