'use client';
import { forgetPerson } from '../../../data/settings/forget-person.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon, type IconName } from '@roadworthy/ui/base/icon.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { WelcomeCard, WelcomeFrame } from '@roadworthy/ui/shell/welcome-frame.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { SessionProvider, useSignedInUser } from '../../../shell/session-provider.tsx';
import { StaffLogo } from '../../../shell/staff/staff-logo.tsx';
import { useRolesInWords } from '../../../shell/staff/staff-user-menu.tsx';
import { AnnouncementsPanel } from '../../organizations/announcements/announcements-panel.tsx';
import { RolesWaitingLink } from '../../organizations/global-roles/roles-waiting-link.tsx';
import { OrphanedReportsLink } from '../report-schedules/orphaned-reports-link.tsx';
import { SetupLists } from '../../organizations/setup/setup-list.tsx';
import { WelcomeDiary } from '../../diary/diary.tsx';
import { type Destination, destinationsOf, type Place } from './destinations.ts';
import { StraightTo } from './straight-to.tsx';
import { type CardCount, useCardCounts } from './use-card-counts.ts';
import { KeepSettings } from '../../../data/settings/keep-settings.tsx';
import { useWindowTheme } from '../../../data/use-window-theme.ts';

const icons: Readonly<Record<Destination, IconName>> = {
  home: 'home',
  quotes: 'pen',
  policies: 'shield',
  underwriting: 'question',
  raters: 'pen',
  organizations: 'file',
  products: 'note',
  account: 'user',
};

/** The page after signing in: a greeting and where the person's roles lead. */
export function WelcomeScreen() {
  useWindowTheme();
  const t = useTranslations('staff.welcome');
  const common = useTranslations('shell.common');
  const site = useTranslations('shell.site');
  return (
    <WelcomeFrame
      logo={<StaffLogo size="regular" />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
      foot={
        <>
          <a
            className="link inline-flex min-h-11 items-center"
            href="/api/auth/logout?returnTo=/agents/sign-in"
            onClick={forgetPerson}
          >
            {t('logOut')}
          </a>
          <LanguageLinks
            label={site('languages')}
            className="mt-2 flex flex-wrap justify-center gap-x-5 border-t border-line pt-2"
          />
        </>
      }
    >
      <SessionProvider area="staff" loading={<PageSkeleton shape="form" label={common('loading')} />}>
        <KeepSettings />
        <Welcome />
      </SessionProvider>
    </WelcomeFrame>
  );
}

function Welcome() {
  const t = useTranslations('staff.welcome');
  const rolesInWords = useRolesInWords();
  const { given_name: name, roles } = useSignedInUser();
  const places = destinationsOf(roles);
  const counts = useCardCounts(
    roles,
    places.map(({ key }) => key),
  );
  if (places.length === 0) {
    return (
      <WelcomeCard title={t('noRolesTitle')}>
        <p className="text-ink-2">{t('noRolesBody', { roles: rolesInWords(roles), email: brand.supportEmail })}</p>
        <LinkButton href={`mailto:${brand.supportEmail}`} tone="quiet" wide className="mt-5">
          {brand.supportEmail}
        </LinkButton>
      </WelcomeCard>
    );
  }
  return (
    <>
      <div className="mb-2">
        <h1 className="type-h1">{name ? t('greeting', { name }) : t('noName')}</h1>
        <p className="mt-2 text-ink-2">{t('lead')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {places.map((place) => (
          <li key={place.key}>
            <DestinationLink place={place} counted={counts[place.key]} />
          </li>
        ))}
      </ul>
      <RolesWaitingLink />
      <OrphanedReportsLink />
      <SetupLists />
      <WelcomeDiary />
      <AnnouncementsPanel />
      <StraightTo roles={roles} />
    </>
  );
}

function DestinationLink({ place, counted }: { place: Place; counted: CardCount | undefined }) {
  const t = useTranslations('staff.welcome');
  const format = useFormatter();
  const { key } = place;
  const { count, capped = false } = counted ?? {};
  const texts: Readonly<Record<Destination, string>> = {
    home: t('homeBody'),
    quotes: t('quotesBody'),
    policies: t('policiesBody'),
    underwriting: t('underwritingBody'),
    raters: t('ratersBody'),
    organizations: t('organizationsBody'),
    products: t('productsBody'),
    account: t('accountBody'),
  };
  const number = count === undefined ? '' : `${format.number(count)}${capped ? '+' : ''}`;
  const counts: Readonly<Partial<Record<Destination, string>>> =
    count === undefined
      ? {}
      : {
          quotes: t('quotesCount', { count, number }),
          policies: t('policiesCount', { count, number }),
          underwriting: t('underwritingCount', { count, number }),
          raters: t('ratersCount', { count, number }),
          organizations: t('organizationsCount', { count, number }),
          products: t('productsCount', { count, number }),
        };
  return (
    <AppLink
      href={counted?.href ?? place.href}
      className="group flex min-h-20 items-center gap-4 rounded-sheet border border-line bg-canvas px-5 py-4 text-ink no-underline hover:border-primary hover:bg-surface-2"
    >
      <Icon name={icons[key]} className="size-6 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(key)}</span>
        <span className="block min-h-[1.5em] text-small text-ink-2">{counts[key] ?? texts[key]}</span>
      </span>
      <Icon name="chevron-right" className="size-5 text-ink-3 transition-transform group-hover:translate-x-0.5" />
    </AppLink>
  );
}
