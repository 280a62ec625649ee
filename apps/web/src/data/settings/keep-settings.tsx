'use client';
import type { Preferences } from '@roadworthy/core/identity/vocabulary.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { SetPreferencesDocument } from '../../generated/documents.ts';
import { queryKeys } from '../requests/query-keys.ts';
import { RequestError } from '../requests/request-error.ts';
import { type SessionOf, useAsk, useSession } from '../session/use-session.ts';
import { changeVariables, isNothing } from './preference-changes.ts';
import { acknowledged, adopted } from './settings-copy.ts';
import { settings, useSettingsCopy } from './use-settings.ts';

/** A rule refuses a value at its field, and would the next time too; anything else is tried again. */
const isRefused = (error: unknown): boolean => error instanceof RequestError && error.field !== undefined;

/** Takes what the server keeps for the person into this browser's copy, and what is set here to the server. */
export function KeepSettings() {
  const t = useTranslations('staff.frame');
  const show = useToast();
  const ask = useAsk('user');
  const client = useQueryClient();
  const person = useSession().data;
  const { sub, preferences, ended } = person ?? {};
  useLayoutEffect(() => {
    if (sub !== undefined && preferences) settings.change(adopted(settings.read(), sub, preferences));
  }, [sub, preferences]);

  const busy = useRef(false);
  const send = useEffectEvent(async () => {
    if (busy.current) return;
    busy.current = true;
    let change = settings.read().unsent;
    try {
      for (; !isNothing(change); change = settings.read().unsent) {
        const { set_preferences } = await ask(SetPreferencesDocument, changeVariables(change));
        // As the profile has them.
        const stored = set_preferences.preferences as Preferences;
        // A look at the session that began before this was kept would bring back what was.
        await client.cancelQueries({ queryKey: queryKeys.session });
        settings.change(acknowledged(settings.read(), change, stored));
        client.setQueryData<SessionOf | null>(queryKeys.session, (known) => known && { ...known, preferences: stored });
      }
    } catch (error) {
      if (isRefused(error)) settings.change(acknowledged(settings.read(), change, settings.read().stored));
      else show({ message: t('settingsWait') });
    } finally {
      busy.current = false;
    }
  });
  const copy = useSettingsCopy();
  const waits = sub !== undefined && copy.of === sub && !ended && !isNothing(copy.unsent);
  const waiting = waits ? JSON.stringify(copy.unsent) : '';
  useEffect(() => {
    if (waiting === '') return;
    const begin = () => void send();
    begin();
    window.addEventListener('online', begin);
    return () => window.removeEventListener('online', begin);
  }, [waiting]);
  return null;
}
