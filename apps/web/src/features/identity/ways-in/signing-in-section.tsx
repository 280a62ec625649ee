'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { waysIn } from '../../../data/session/ways-in.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecondFactor } from './second-factor.tsx';

/** How a person comes in beside the password or the mailed code: passkeys, and for staff a second factor. */
export function SigningInSection({ lead }: { lead: string }) {
  const t = useTranslations('waysIn');
  const ways = useQuery(waysIn);
  return (
    <ProfileSection title={t('title')} lead={lead}>
      {ways.isPending && <p className="text-ink-3">{t('loading')}</p>}
      {ways.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-danger">{t('failed')}</p>
          <Button tone="quiet" size="small" onClick={() => void ways.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {ways.data && (
        <div className="flex flex-col gap-6">
          {(ways.data.mayHaveSecondFactor || ways.data.secondFactor) && <SecondFactor ways={ways.data} />}
          <PasskeyList ways={ways.data} />
        </div>
      )}
    </ProfileSection>
  );
}
