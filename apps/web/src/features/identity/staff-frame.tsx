'use client';
import { WelcomeCard, WelcomeFrame } from '@roadworthy/ui/shell/welcome-frame.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWindowTheme } from '../../data/use-window-theme.ts';
import { BrandLogo } from '../../shell/brand-logo.tsx';
import { LanguageLinks } from '../../shell/language-links.tsx';
import { OfflineNotice } from '../../shell/offline-notice.tsx';

/** The page around a form of staff who are not signed in yet, with the way elsewhere at its foot. */
export function StaffFrame({
  title,
  elsewhere,
  children,
}: {
  title: string;
  elsewhere: { href: string; text: string };
  children: ReactNode;
}) {
  useWindowTheme();
  const common = useTranslations('shell.common');
  const languages = useTranslations('shell.site')('languages');
  return (
    <WelcomeFrame
      logo={<BrandLogo />}
      notices={<OfflineNotice />}
      skipLabel={common('skip')}
      scene={{ biome: 'plains', time: 'day' }}
      foot={
        <>
          <a className="link inline-flex min-h-11 items-center" href={elsewhere.href}>
            {elsewhere.text}
          </a>
          <LanguageLinks label={languages} className="flex flex-wrap justify-center gap-x-5" />
        </>
      }
    >
      <WelcomeCard title={title}>{children}</WelcomeCard>
    </WelcomeFrame>
  );
}
