'use client';
import { WelcomeCard, WelcomeFrame } from '@roadworthy/ui/shell/welcome-frame.tsx';
import { useTranslations } from 'next-intl';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { useReturn } from '../use-return.ts';
import { staffHome } from './staff-home.ts';
import { PasswordForm } from './password-form.tsx';
import { useWindowTheme } from '../../../data/use-window-theme.ts';

/** How agents and staff come in. */
export function StaffSignIn() {
  useWindowTheme();
  const t = useTranslations('staff.signIn');
  const common = useTranslations('shell.common');
  const languages = useTranslations('shell.site')('languages');
  useReturn(staffHome);
  return (
    <WelcomeFrame
      logo={<BrandLogo />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
      scene={{ biome: 'plains', time: 'day' }}
      foot={
        <>
          <a className="link inline-flex min-h-11 items-center" href="/customers/sign-in">
            {t('customer')}
          </a>
          <LanguageLinks label={languages} className="flex flex-wrap justify-center gap-x-5" />
        </>
      }
    >
      <WelcomeCard title={t('title')}>
        <PasswordForm />
      </WelcomeCard>
    </WelcomeFrame>
  );
}
