'use client';
import { useTranslations } from 'next-intl';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { CardSection } from './card-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { LetInSection } from '../ways-in/let-in-section.tsx';
import { SigningInSection } from '../ways-in/signing-in-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What belongs to somebody of the staff: how they come in, and where they are. */
export function StaffProfileScreen() {
  const t = useTranslations('profile.page');
  const { permissions } = useSignedInUser();
  const sessions = useTranslations('profile.sessions');
  const waysIn = useTranslations('waysIn');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <h1 className="type-h1">{t('title')}</h1>
      {permissions.includes('agent_card:write') && (
        <>
          <CardSection />
          <LettersSection />
        </>
      )}
      <SigningInSection lead={waysIn('leadStaff')} />
      <SessionsSection signInPage="/agents/sign-in" lead={sessions('lead')} />
      <PasswordSection />
      {permissions.includes('member:write') && <LetInSection />}
    </div>
  );
}
