'use client';
import { ShortcutsProvider, useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { setPreferences, usePreferences } from '../../data/settings/use-settings.ts';
import { useMay } from '../../data/session/use-may.ts';
import { useSession } from '../../data/session/use-session.ts';
import { usePageRouter } from '../../locale/use-page-router.ts';
import { mayEnter } from './staff-area.ts';

/** What the staff's pages work with: shortcuts and their sheet. */
export function StaffWorkbench({ children }: { children: ReactNode }) {
  const t = useTranslations('queue.shortcuts');
  const { single_keys: singleKeys = true } = usePreferences();
  return (
    <div data-density="workbench" className="contents">
      <ShortcutsProvider
        singleKeys={singleKeys}
        onSingleKeys={(on) => setPreferences({ single_keys: on })}
        copy={{
          title: t('title'),
          everywhere: t('everywhere'),
          open: t('open'),
          singleKeys: t('singleKeys'),
          singleKeysNote: t('singleKeysNote'),
          close: t('close'),
          between: t('afterwards'),
          keys: { Shift: t('keys.shift'), Space: t('keys.space'), Escape: t('keys.escape') },
        }}
      >
        <GoKeys />
        {children}
      </ShortcutsProvider>
    </div>
  );
}

function GoKeys() {
  const t = useTranslations('queue.shortcuts');
  const words = useTranslations('workbench.tabs');
  const router = usePageRouter();
  const roles = useSession().data?.roles ?? [];
  const underwrites = mayEnter('underwriting', roles);
  const sells = useMay('quote:create');
  useShortcuts(t('everywhere'), [
    { keys: 'g q', label: t('goQuotes'), run: () => router.push('/agents/quotes') },
    // The toasts hear this one themselves; here it is only listed.
    { keys: 'Mod+z', label: t('undo'), run: () => false },
    { keys: 'g p', label: t('goPolicies'), run: () => router.push('/agents/policies') },
    { keys: 'g c', label: t('goClaims'), run: () => router.push('/agents/claims') },
    {
      keys: 'g r',
      label: t('goRenewals'),
      run: () => router.push(underwrites ? '/underwriting/renewals' : '/agents/renewals'),
    },
    { keys: 'g f', label: t('goReferrals'), run: () => router.push('/agents/referrals') },
    ...(sells ? [{ keys: 'c', label: t('newQuote'), run: () => router.push('/agents/quotes/new') }] : []),
    ...(underwrites ? [{ keys: 'g u', label: words('go'), run: () => router.push('/underwriting') }] : []),
  ]);
  return null;
}
