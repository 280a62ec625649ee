'use client';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { fetchProfile } from '../data/use-session.ts';
import { languageTags } from '../locale/locales.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';
import { AreaProviders } from './area-providers.tsx';
import { useAreaWords } from './use-area-words.ts';

const flows = {
  checkout: {
    words: 'checkout',
    begin: { href: '/checkout/start', text: 'quote' },
    Frame: lazy(async () => ({
      default: (await import('../features/checkout/frame/checkout-shell.tsx')).CheckoutShell,
    })),
  },
  claim: {
    words: 'claim',
    begin: { href: '/claim/start', text: 'claim' },
    Frame: lazy(async () => ({ default: (await import('../features/claims/claim-shell/claim-shell.tsx')).ClaimShell })),
  },
  customers: {
    words: 'account',
    begin: { href: '/customers', text: 'account' },
    Frame: lazy(async () => ({ default: (await import('./account/account-shell.tsx')).AccountShell })),
  },
} as const;
type Flow = keyof typeof flows;

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
  const { words, begin, Frame } = flows[flow];
  const isSignedIn = useIsSignedIn();
  const messages = useAreaWords(words, flow !== 'customers' || isSignedIn);
  if (messages === null) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <AreaProviders locale={languageTags[locale]} messages={messages}>
        <Frame>
          <Missing {...begin} />
        </Frame>
      </AreaProviders>
    </Suspense>
  );
}

function Missing({ href, text }: { href: string; text: 'quote' | 'claim' | 'account' }) {
  const t = useTranslations('shell.notFound');
  return (
    <>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <NotFound
        title={t('title')}
        body={<p>{t('inFlow')}</p>}
        actions={<LinkButton href={href}>{t(text)}</LinkButton>}
      />
    </>
  );
}
