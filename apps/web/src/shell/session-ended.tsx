'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { NativeDialog } from '@roadworthy/ui/base/native-dialog.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { problems } from '../data/requests/problems.ts';
import { type Area, signInAddress } from '../data/session/sign-in-address.ts';
import { CodeForm } from '../features/identity/customer-sign-in/code-form.tsx';
import { EmailForm } from '../features/identity/customer-sign-in/email-form.tsx';
import { StaffForms, type StaffStep } from '../features/identity/staff-sign-in/staff-forms.tsx';

/** Refusals are told by the dialog alone; they stay among the recent problems. */
function useHushedProblems(): void {
  useEffect(() => {
    const hush = (): void => {
      const { shown } = problems.read();
      if (shown) problems.close(shown.key);
    };
    hush();
    return problems.subscribe(hush);
  }, []);
}

const here = () => `${window.location.pathname}${window.location.search}`;

/** Over a page whose session has ended: signing in again, or putting that off to look at what was typed. */
export function SessionEnded({ area, name }: { area: Area; name: string | null }) {
  const t = useTranslations('shell.session');
  const id = useId();
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<StaffStep>('password');
  useHushedProblems();
  return (
    <>
      {!open && (
        <div
          role="status"
          className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-ink px-4 py-2.5 text-canvas"
        >
          <p>{t('bar')}</p>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('again')}
          </Button>
        </div>
      )}
      <NativeDialog
        open={open}
        onClose={() => setOpen(false)}
        lightDismiss={false}
        aria-labelledby={id}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-sheet border border-line bg-canvas p-6 text-ink shadow-overlay"
      >
        <h2 id={id} className="type-h2">
          {t('ended')}
        </h2>
        <p className="mt-2 mb-5 text-ink-2">{name === null ? t('endedBody') : t('endedBodyNamed', { name })}</p>
        {area === 'staff' ? <StaffForms step={step} onStep={setStep} /> : <CustomerForms />}
        <div className="-mx-2.5 mt-4 flex flex-wrap gap-x-2">
          <Button tone="plain" size="small" onClick={() => setOpen(false)}>
            {t('later')}
          </Button>
          <Button tone="plain" size="small" onClick={() => window.location.assign(signInAddress(area, here()))}>
            {t('other')}
          </Button>
        </div>
      </NativeDialog>
    </>
  );
}

function CustomerForms() {
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <CodeForm email={sentTo} returnTo={here()} onOtherEmail={() => setSentTo(null)} />;
  return <EmailForm email={typed} onEmail={setTyped} returnTo={here()} onSent={setSentTo} />;
}
