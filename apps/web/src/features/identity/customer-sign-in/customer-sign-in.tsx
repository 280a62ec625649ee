'use client';
import { WelcomeCard, WelcomeFrame } from '@roadworthy/ui/shell/welcome-frame.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { useReturn } from '../use-return.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** How customers come in: an e-mail address, then the code or the link that it receives. */
export function CustomerSignIn() {
  const t = useTranslations('account.signIn');
  const common = useTranslations('shell.common');
  const languages = useTranslations('shell.site')('languages');
  const { returnTo } = useReturn('/customers');
  const [email, setEmail] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  return (
    <WelcomeFrame
      logo={<BrandLogo />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
      foot={
        <>
          <a className="link inline-flex min-h-11 items-center" href="/agents/sign-in">
            {t('staff')}
          </a>
          <LanguageLinks label={languages} className="flex flex-wrap justify-center gap-x-5" />
        </>
      }
    >
      <WelcomeCard title={email === null ? t('title') : t('sentTitle')}>
        {email === null ? (
          <EmailForm email={typed} onEmail={setTyped} returnTo={returnTo} onSent={setEmail} />
        ) : (
          <CodeForm email={email} returnTo={returnTo} onOtherEmail={() => setEmail(null)} />
        )}
      </WelcomeCard>
    </WelcomeFrame>
  );
}
