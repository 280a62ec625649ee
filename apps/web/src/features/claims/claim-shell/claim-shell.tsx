'use client';
import { ClaimFrame } from '@roadworthy/ui/shell/claim-frame.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClaimProvider } from '../../../data/session/claim-session.tsx';
import { useContactPhone } from '../../../data/visit/visit.ts';
import { usePath } from '../../../locale/use-path.ts';
import { LanguageLinks } from '../../../shell/language-links.tsx';
import { OfflineNotice } from '../../../shell/offline-notice.tsx';
import { placeOf } from '../../../shell/layout-of.ts';
import { SiteLogo } from '../../../shell/site-logo.tsx';
import { claimPercent } from './claim-percent.ts';

/** The frame of the claim around its steps; the claim of this browser lives here while they change. */
export function ClaimShell({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const phone = useContactPhone();
  const percent = claimPercent(placeOf(usePath()).step);
  return (
    <ClaimProvider>
      <ClaimFrame
        logo={<SiteLogo />}
        emergency={{ label: t('claim.frame.emergencyLabel'), text: t('claim.frame.emergency'), phone }}
        progress={{
          percent,
          label: t('claim.frame.progress'),
          valueText: t('claim.frame.progressText', { percent: Math.round(percent) }),
        }}
        notices={<OfflineNotice keeps />}
        skipLabel={t('shell.common.skip')}
      >
        {children}
        <LanguageLinks
          label={t('shell.site.languages')}
          className="mt-12 flex flex-wrap gap-x-5 border-t border-line pt-2 text-small"
        />
      </ClaimFrame>
    </ClaimProvider>
  );
}
