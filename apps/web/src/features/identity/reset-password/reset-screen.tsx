'use client';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { StaffFrame } from '../staff-frame.tsx';
import { AskForm } from './ask-form.tsx';
import { ChooseForm } from './choose-form.tsx';

const never = () => () => undefined;
const readToken = () => new URLSearchParams(window.location.search).get('token');

/** How staff who forgot their password get a new one: without a token it is asked for by mail, with one it is chosen. */
export function ResetScreen() {
  const t = useTranslations('profile.reset');
  const staff = useTranslations('staff.signIn');
  const token = useSyncExternalStore(never, readToken, () => null);
  const [stage, setStage] = useState<'begun' | 'sent' | 'done' | 'asked'>('begun');
  const chooses = token !== null && stage !== 'asked' && stage !== 'sent';
  const title = chooses
    ? stage === 'done'
      ? t('done')
      : t('title')
    : stage === 'sent'
      ? t('sentTitle')
      : t('askTitle');
  return (
    <StaffFrame title={title} elsewhere={{ href: '/agents/sign-in', text: staff('title') }}>
      {chooses ? (
        <ChooseForm
          token={token}
          isDone={stage === 'done'}
          onDone={() => setStage('done')}
          onAskAgain={() => setStage('asked')}
        />
      ) : (
        <AskForm isSent={stage === 'sent'} onSent={() => setStage('sent')} onOther={() => setStage('asked')} />
      )}
    </StaffFrame>
  );
}
