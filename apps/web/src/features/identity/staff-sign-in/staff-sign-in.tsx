'use client';
import { useTranslations } from 'next-intl';
import { StaffFrame } from '../staff-frame.tsx';
import { useReturn } from '../use-return.ts';
import { PasswordForm } from './password-form.tsx';
import { staffHome } from './staff-home.ts';

/** How agents and staff come in. */
export function StaffSignIn() {
  const t = useTranslations('staff.signIn');
  useReturn(staffHome);
  return (
    <StaffFrame title={t('title')} elsewhere={{ href: '/customers/sign-in', text: t('customer') }}>
      <PasswordForm />
    </StaffFrame>
  );
}
