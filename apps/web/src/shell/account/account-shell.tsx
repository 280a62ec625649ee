'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { AccountFrame } from '@roadworthy/ui/shell/account-frame.tsx';
import { useProblems } from '@roadworthy/ui/states/problem-banner.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePath } from '../../locale/use-path.ts';
import { type ReactNode, useState } from 'react';
import { problems } from '../../data/requests/problems.ts';
import { LiveForPerson } from '../../data/live/live-for-person.tsx';
import { useSession } from '../../data/session/use-session.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { ErrorHistory } from '../error-history.tsx';
import { OfflineNotice } from '../offline-notice.tsx';
import { SessionProvider } from '../session-provider.tsx';
import { AccountLanguage } from './account-language.tsx';

const places = [
  ['billing', 'card'],
  ['claims', 'life-buoy'],
  ['documents', 'file'],
  ['quotes', 'clock'],
  ['profile', 'user'],
] as const;

/** The frame of the customer's account, for whoever is signed in. */
export function AccountShell({ children }: { children: ReactNode }) {
  const t = useTranslations('account.frame');
  const common = useTranslations('shell.common');
  const pathname = usePath();
  return (
    <AccountFrame
      logo={<BrandLogo />}
      navLabel={t('nav')}
      moreLabel={t('more')}
      links={[
        {
          key: 'home',
          label: t('home'),
          href: '/customers',
          icon: 'shield',
          current: !/^\/customers\/(?:billing|claims|quotes|documents|profile)(?:\/|$)/.test(pathname),
        },
        ...places.map(([key, icon]) => ({
          key,
          icon,
          label: t(key),
          href: `/customers/${key}`,
          current: pathname === `/customers/${key}` || pathname.startsWith(`/customers/${key}/`),
        })),
      ]}
      user={<AccountUser />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
    >
      <SessionProvider area="customer" loading={<PageSkeleton shape="cards" label={common('loading')} />}>
        <LiveForPerson area="customer" />
        {children}
        <div className="mt-12 flex flex-wrap items-center gap-3 lg:hidden">
          <div className="w-56">
            <AccountLanguage />
          </div>
          <RecentProblemsButton />
        </div>
      </SessionProvider>
    </AccountFrame>
  );
}

function AccountUser() {
  const t = useTranslations('account.frame');
  const user = useSession().data;
  if (!user) return <span className="block h-11" />;
  return (
    <section
      aria-label={t('user')}
      className="flex items-center justify-between gap-x-3 gap-y-1.5 lg:flex-col lg:items-start"
    >
      <div className="w-full max-lg:hidden">
        <AccountLanguage />
      </div>
      {user.given_name && (
        <p className="max-w-full min-w-0 truncate text-small text-ink-2 max-sm:hidden lg:px-3">
          {t('signedInAs', { name: user.given_name })}
        </p>
      )}
      <div className="max-lg:hidden">
        <RecentProblemsButton />
      </div>
      <LinkButton href="/api/auth/logout?returnTo=/customers/sign-in" tone="plain" size="small">
        {t('logOut')}
      </LinkButton>
    </section>
  );
}

/** The way back to what went wrong; there is none while nothing has. */
function RecentProblemsButton() {
  const t = useTranslations('shell.problems');
  const [open, setOpen] = useState(false);
  if (useProblems(problems).recent.length === 0) return null;
  return (
    <>
      <Button tone="plain" size="small" className="whitespace-nowrap" onClick={() => setOpen(true)}>
        {t('recent')}
      </Button>
      <ErrorHistory open={open} onClose={() => setOpen(false)} />
    </>
  );
}
