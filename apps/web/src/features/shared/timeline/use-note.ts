'use client';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import type { RecordAction } from '../record-actions.ts';

/** Opens a note about the record on screen, where one may be written; `N` does too. */
export function useNote(actions: readonly RecordAction[]): (() => void) | undefined {
  const t = useTranslations('queue.shortcuts');
  const note = actions.find(({ id }) => id === 'create_quote_note' || id === 'create_policy_note');
  useShortcuts(t('record'), [{ keys: 'n', label: t('note'), run: () => note?.act() }], note !== undefined);
  return note?.act;
}
