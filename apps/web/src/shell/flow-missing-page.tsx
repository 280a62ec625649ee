'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchProfile } from '../data/session/use-session.ts';
import { languageTags } from '../locale/locales.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';
import { AreaProviders } from './area-providers.tsx';
import { type Flow, FlowMissing } from './flow-missing.tsx';
import { useAreaWords } from './use-area-words.ts';

const flows = {
  checkout: {
    words: 'checkout',
    Frame: lazy(async () => ({
      default: (await import('../features/checkout/frame/checkout-shell.tsx')).CheckoutShell,
    })),
  },
  claim: {
    words: 'claim',
    Frame: lazy(async () => ({ default: (await import('../features/claims/claim-shell/claim-shell.tsx')).ClaimShell })),
  },
  customers: {
    words: 'account',
    Frame: lazy(async () => ({ default: (await import('./account/account-shell.tsx')).AccountShell })),
  },
} as const;

/** Whether somebody is signed in; the account has no frame for others. */
function useIsSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    // Whoever cannot be recognised is a visitor.
    fetchProfile().then(
      (person) => setIsSignedIn(person !== null),
      () => undefined,
    );
  }, []);
  return isSignedIn;
}

/** An address with no page below a flow or the account: in its frame, with the way back to where it begins. */
export default function FlowMissingPage({ flow, otherwise }: { flow: Flow; otherwise: ReactNode }) {
  const locale = usePageLocale();
  const { words, Frame } = flows[flow];
  const title = `${useTranslations('shell.notFound')('title')} · ${brand.name}`;
  const isSignedIn = useIsSignedIn();
  const messages = useAreaWords(words, flow !== 'customers' || isSignedIn);
  if (messages === null) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <AreaProviders locale={languageTags[locale]} messages={messages}>
        <Frame>
          <title>{title}</title>
          <FlowMissing flow={flow} />
        </Frame>
      </AreaProviders>
    </Suspense>
  );
}
