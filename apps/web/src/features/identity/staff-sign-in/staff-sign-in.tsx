'use client';
import { WelcomeCard, WelcomeFrame } from '@roadworthy/ui/shell/welcome-frame.tsx';
import { useTranslations } from 'next-intl';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { useReturn } from '../use-return.ts';
import { PasswordForm } from './password-form.tsx';

/** How agents and staff come in. */
export function StaffSignIn() {
  const t = useTranslations('staff.signIn');
  const common = useTranslations('shell.common');
  useReturn('/welcome');
  return (
    <WelcomeFrame
      logo={<BrandLogo />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
      scene={{ biome: 'plains', time: 'day' }}
      foot={
        <a className="link inline-flex min-h-11 items-center" href="/customers/sign-in">
          {t('customer')}
        </a>
      }
    >
      <WelcomeCard title={t('title')}>
        <PasswordForm />
      </WelcomeCard>
    </WelcomeFrame>
  );
}
