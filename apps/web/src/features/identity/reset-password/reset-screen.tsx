'use client';
import { WelcomeCard, WelcomeFrame } from '@roadworthy/ui/shell/welcome-frame.tsx';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { useWindowTheme } from '../../../data/use-window-theme.ts';
import { BrandLogo } from '../../../shell/brand-logo.tsx';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { AskForm } from './ask-form.tsx';
import { ChooseForm } from './choose-form.tsx';

const never = () => () => undefined;
const readToken = () => new URLSearchParams(window.location.search).get('token');

/** How staff who forgot their password get a new one: without a token it is asked for by mail, with one it is chosen. */
export function ResetScreen() {
  useWindowTheme();
  const t = useTranslations('profile.reset');
  const staff = useTranslations('staff.signIn');
  const common = useTranslations('shell.common');
  const languages = useTranslations('shell.site')('languages');
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
    <WelcomeFrame
      logo={<BrandLogo />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
      scene={{ biome: 'plains', time: 'day' }}
      foot={
        <>
          <a className="link inline-flex min-h-11 items-center" href="/agents/sign-in">
            {staff('title')}
          </a>
          <LanguageLinks label={languages} className="flex flex-wrap justify-center gap-x-5" />
        </>
      }
    >
      <WelcomeCard title={title}>
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
      </WelcomeCard>
    </WelcomeFrame>
  );
}
