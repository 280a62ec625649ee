'use client';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../locale/use-page-router.ts';
import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react';
import { type Area, signInAddress } from '../data/session/sign-in-address.ts';
import { useRecheckOnRefusal } from '../data/session/recheck-session.ts';
import { type SessionOf, type SignedInUser, useSession } from '../data/session/use-session.ts';
import { whenIdle } from '../data/when-idle.ts';
import { SessionEnded } from './session-ended.tsx';
import { splitLocale } from '../locale/locale-path.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { chosenLocale } from '../locale/locales.ts';
import { usePageLocale } from '../locale/use-page-locale.ts';
import { switchAddress } from './language-links.tsx';

const SignedInContext = createContext<SignedInUser | null>(null);

type SessionProviderProps = {
  area: Area;
  /** What shows until it is known who is there. */
  loading: ReactNode;
  children: ReactNode;
};

/**
 * Lets only a signed-in person see what is below; anybody else goes to the sign-in page of the area and comes back.
 * When the session ends the page stays, under a dialog to sign in again; somebody else begins with a page of their own.
 */
export function SessionProvider({ area, loading, children }: SessionProviderProps) {
  const t = useTranslations('shell');
  const session = useSession();
  const router = usePageRouter();
  const person = session.data;
  const isOut = person === null;
  useIdentity(person);
  useEffect(() => {
    if (isOut) router.replace(signInAddress(area, `${window.location.pathname}${window.location.search}`));
  }, [isOut, area, router]);
  useRecheckOnRefusal();
  useOwnLanguage(person?.language ?? null);
  const [first, setFirst] = useState<string | null>(null);
  if (person && first === null) setFirst(person.sub);
  const isAnother = Boolean(person) && first !== null && person?.sub !== first;
  useEffect(() => {
    // Nothing of what the page shows is theirs.
    if (isAnother) window.location.reload();
  }, [isAnother]);
  // Known at once and drawn a little at a time: what is below is much, and the page has to answer meanwhile.
  const shown = useDeferredValue(person);
  if (person && shown && !isAnother) {
    return (
      <SignedInContext value={shown}>
        {children}
        {person.ended && <SessionEnded area={area} name={person.given_name} />}
      </SignedInContext>
    );
  }
  if (session.isError) {
    return (
      <QueryError
        title={t('session.failed')}
        retryLabel={t('common.tryAgain')}
        busy={session.isFetching}
        onRetry={() => void session.refetch()}
      />
    );
  }
  return loading;
}

/** Who is signed in; throws outside a SessionProvider. */
export function useSignedInUser(): SignedInUser {
  const user = useContext(SignedInContext);
  if (!user) throw new Error('useSignedInUser must be used within a SessionProvider');
  return user;
}

/** The organizations that stand first where the signed-in person chooses one, by their ids. */
export function useFirstOrganizations(): readonly string[] {
  return useContext(SignedInContext)?.first_organizations ?? [];
}

/** Tells whoever counts visits who is here, when the page has nothing else to do. */
function useIdentity(person: SessionOf | null | undefined): void {
  const id = person && !person.ended ? person.sub : null;
  const organization = person?.org_id ?? null;
  const isKnown = person !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    return whenIdle(() => {
      // Without a connection nothing is counted.
      void import('../data/analytics/visit-analytics.ts')
        .then(({ notifyPerson }) => notifyPerson(id === null ? null : { id, organization }))
        .catch(() => null);
    });
  }, [isKnown, id, organization]);
}

/** Moves the page to the person's language where nobody has chosen one in this browser; the choice is then kept here. */
function useOwnLanguage(language: PageLocale | null): void {
  const spoken = usePageLocale();
  useEffect(() => {
    if (language === null || language === spoken || chosenLocale(document.cookie) !== undefined) return;
    const { pathname, search } = window.location;
    window.location.replace(`${switchAddress(language, splitLocale(pathname).path)}${search}`);
  }, [language, spoken]);
}
