'use client';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { StaffFrame } from '../staff-frame.tsx';
import { useReturn } from '../use-return.ts';
import { StaffForms, type StaffStep } from './staff-forms.tsx';
import { staffHome } from './staff-home.ts';

const never = () => () => undefined;
const owesCode = () => new URLSearchParams(window.location.search).get('step') === 'code';

/** How agents and staff come in: by their password, then a code where one is owed; or with a passkey. */
export function StaffSignIn() {
  const t = useTranslations('staff.signIn');
  useReturn(staffHome);
  // Whoever came by a letter's link stands before the code already.
  const came = useSyncExternalStore(never, owesCode, () => false);
  const [chosen, setStep] = useState<StaffStep | null>(null);
  const step = chosen ?? (came ? 'code' : 'password');
  return (
    <StaffFrame
      title={step === 'code' ? t('codeTitle') : t('title')}
      elsewhere={{ href: '/customers/sign-in', text: t('customer') }}
    >
      <StaffForms step={step} onStep={setStep} />
    </StaffFrame>
  );
}
