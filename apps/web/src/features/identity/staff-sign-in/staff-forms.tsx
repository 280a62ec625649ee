'use client';
import { useState } from 'react';
import { FactorForm } from './factor-form.tsx';
import { PasswordForm } from './password-form.tsx';

export type StaffStep = 'password' | 'code';

/** The forms by which staff come in: their password, then a code where one is owed. */
export function StaffForms({ step, onStep }: { step: StaffStep; onStep: (step: StaffStep) => void }) {
  const [notice, setNotice] = useState<string | null>(null);
  if (step === 'password') return <PasswordForm notice={notice} onOwed={() => onStep('code')} />;
  return (
    <FactorForm
      onAgain={(why) => {
        setNotice(why);
        onStep('password');
      }}
    />
  );
}
