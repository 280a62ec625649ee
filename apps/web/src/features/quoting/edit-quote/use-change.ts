'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { isConflict } from '../../shared/answers/autosave.ts';
import { useQuoteEditing } from './quote-editing.tsx';

/** One change by a button: said to be saved, or refused where it was pressed; tried again on what somebody else left. */
export function useChange() {
  const t = useTranslations('quoteForm');
  const { report, onSaved, reread } = useQuoteEditing();
  const [refused, setRefused] = useState<string | null>(null);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      await reread();
      await work();
    }
  }

  /** True when it was saved. */
  async function change(work: () => Promise<unknown>): Promise<boolean> {
    setRefused(null);
    report('saving');
    try {
      await attempt(work);
      report('saved');
      onSaved();
      return true;
    } catch (error) {
      report('refused');
      setRefused(readableMessage(error) ?? t('notSaved'));
      return false;
    }
  }

  return { change, refused };
}
