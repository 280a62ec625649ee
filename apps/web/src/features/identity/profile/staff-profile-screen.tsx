'use client';
import { useTranslations } from 'next-intl';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { CardSection } from './card-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { DemandSection } from '../ways-in/demand-section.tsx';
import { LetInSection } from '../ways-in/let-in-section.tsx';
import { SigningInSection } from '../ways-in/signing-in-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What belongs to somebody of the staff: how they come in, and where they are. */
export function StaffProfileScreen() {
  const t = useTranslations('profile.page');
  const { permissions, second_factor_owed: isOwed } = useSignedInUser();
  const sessions = useTranslations('profile.sessions');
  const waysIn = useTranslations('waysIn');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <h1 className="type-h1">{t('title')}</h1>
      {isOwed && (
        <ProfileSection title={waysIn('owed.title')}>
          <p role="status">{waysIn('owed.body')}</p>
        </ProfileSection>
      )}
      {!isOwed && permissions.includes('agent_card:write') && (
        <>
          <CardSection />
          <LettersSection />
        </>
      )}
      <SigningInSection lead={waysIn('leadStaff')} />
      <SessionsSection signInPage="/agents/sign-in" lead={sessions('lead')} />
      <PasswordSection />
      {!isOwed && permissions.includes('member:write') && (
        <>
          <DemandSection />
          <LetInSection />
        </>
      )}
    </div>
  );
}
