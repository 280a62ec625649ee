'use client';
import { useTranslations } from 'next-intl';
import { AccountLanguage } from '../../../shell/account/account-language.tsx';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionBanner, DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SigningInSection } from '../ways-in/signing-in-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What belongs to a customer: how they are reached, their language, and where they are signed in. */
export function MyProfileScreen() {
  const t = useTranslations('profile.mine');
  const waysIn = useTranslations('waysIn');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="type-h1">{t('title')}</h1>
      <DeletionBanner />
      <ContactSection />
      <EmailSection />
      <MailsSection />
      <ProfileSection title={t('language')} lead={t('languageLead')}>
        <div className="max-w-xs">
          <AccountLanguage />
        </div>
      </ProfileSection>
      <SigningInSection lead={waysIn('leadCustomer')} />
      <SessionsSection signInPage="/customers/sign-in" lead={t('sessionsLead')} />
      <DataSection />
      <DeletionSection />
    </div>
  );
}
