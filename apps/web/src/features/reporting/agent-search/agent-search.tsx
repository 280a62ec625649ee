'use client';
import { fetchedPart, useFetchedPart } from '@roadworthy/ui/base/fetched-part.ts';
import { SearchButton } from '@roadworthy/ui/shell/admin-frame.tsx';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTypedAhead } from '@roadworthy/ui/workbench/shortcuts/use-typed-ahead.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSession } from '../../../data/session/use-session.ts';
import { whenIdle } from '../../../data/when-idle.ts';

const palette = fetchedPart(() => import('./palette.tsx'));

/** The magnifier and what it opens; that is fetched while nothing else is to be done. */
export function AgentSearch() {
  const t = useTranslations('staff.search');
  const keys = useTranslations('queue.shortcuts');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { part, expect, want } = useFetchedPart(palette);
  const isSomebody = Boolean(useSession().data);
  const show = () => {
    want();
    setOpen(true);
    // Without a connection there is nothing to wait for, and the keys are the page's again.
    palette.fetch().catch(close);
  };
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useTypedAhead(open && part === null, { onType: setTyped, onLeave: close });
  useEffect(() => (isSomebody ? whenIdle(expect) : undefined), [isSomebody, expect]);
  useShortcuts(
    keys('everywhere'),
    [
      { keys: '/', label: keys('search'), run: show },
      { keys: 'Mod+k', label: keys('search'), run: show, whileTyping: true },
    ],
    isSomebody,
  );
  if (!isSomebody) return null;
  return (
    <>
      <SearchButton label={t('open')} onOpen={show} />
      {part && <part.Palette {...{ open, typed }} onType={setTyped} onClose={close} />}
    </>
  );
}
