'use client';
import type { Shortcut } from '@roadworthy/ui/workbench/shortcuts/shortcut.ts';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { focusedRow, focusRow, moveRow } from './row-focus.ts';
import type { Selection } from './use-selection.ts';

type QueueKeys = {
  box: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  selection: Selection;
  /** The record beside the list. */
  previewed: string | null;
  onPreview: (key: string | null) => void;
  fresh: { count: number; load: () => void };
  /** Whether records open beside the list, and rows can be chosen. */
  previews: boolean;
  selects: boolean;
};

const selecting = ['x', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Mod+a'];

/** The keys of a list to work through. */
export function useQueueKeys({
  box,
  search,
  selection,
  previewed,
  onPreview,
  fresh,
  previews,
  selects,
}: QueueKeys): void {
  const t = useTranslations('queue.shortcuts');
  const current = () => focusedRow(box.current);
  const move = (step: 1 | -1) => moveRow(box.current, step, current() ?? previewed);

  function extend(step: 1 | -1) {
    const from = current();
    if (from === null) return false;
    const to = move(step);
    if (to !== null) selection.extend(from, to);
  }

  function preview() {
    const key = current();
    // Space on a box or button of the row belongs to that.
    if (key === null || !document.activeElement?.matches('[data-primary]')) return false;
    onPreview(key === previewed ? null : key);
  }

  function back() {
    if (previewed !== null) {
      onPreview(null);
      return focusRow(box.current, previewed);
    }
    return selection.page === 'none' ? false : selection.clear();
  }

  const all: Shortcut[] = [
    { keys: 'j', label: t('next'), run: () => move(1), repeats: true },
    { keys: 'k', label: t('previous'), run: () => move(-1), repeats: true },
    // The row is a link, which Enter opens by itself.
    { keys: 'Enter', label: t('openRow'), run: () => false },
    { keys: 'Space', label: t('preview'), run: preview },
    {
      keys: 'x',
      label: t('select'),
      run: () => {
        const key = current() ?? previewed;
        if (key === null) return false;
        selection.toggle(key);
      },
    },
    { keys: 'Shift+ArrowDown', label: t('extendDown'), run: () => extend(1), repeats: true },
    { keys: 'Shift+ArrowUp', label: t('extendUp'), run: () => extend(-1), repeats: true },
    {
      keys: 'Mod+a',
      label: t('selectPage'),
      run: () => (current() === null ? false : selection.selectMore()),
    },
    { keys: 'Escape', label: t('back'), run: back },
    { keys: 'f', label: t('find'), run: () => search.current?.focus() },
    { keys: '.', label: t('load'), run: () => (fresh.count === 0 ? false : fresh.load()) },
  ];
  useShortcuts(
    t('list'),
    all.filter(({ keys }) => (previews || keys !== 'Space') && (selects || !selecting.includes(keys))),
  );
}
