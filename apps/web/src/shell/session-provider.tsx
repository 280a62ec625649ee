'use client';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type Area, signInAddress } from '../data/return-path.ts';
import { type SignedInUser, useSession } from '../data/use-session.ts';

const SignedInContext = createContext<SignedInUser | null>(null);

type SessionProviderProps = {
  area: Area;
  /** What shows until it is known who is there. */
  loading: ReactNode;
  children: ReactNode;
};

/** Lets only a signed-in person see what is below; anybody else goes to the sign-in page of the area and comes back. */
export function SessionProvider({ area, loading, children }: SessionProviderProps) {
  const t = useTranslations('shell');
  const session = useSession();
  const router = useRouter();
  const isOut = session.data === null;
  useEffect(() => {
    if (isOut) router.replace(signInAddress(area, `${window.location.pathname}${window.location.search}`));
  }, [isOut, area, router]);
  if (session.data) return <SignedInContext value={session.data}>{children}</SignedInContext>;
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
