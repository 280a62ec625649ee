'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { LoadInvitationLinkDocument } from '../../../generated/documents.ts';
import { useRolesInWords } from '../../../shell/staff/staff-user-menu.tsx';
import { useArrival } from '../../shared/links/use-arrival.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { JoinForm } from './join-form.tsx';

const tokenIn = (query: URLSearchParams): string | null => query.get('token');

/** The page that an invitation opens: who invites, as what, and what is needed to join. */
export function JoinScreen() {
  const t = useTranslations('profile.join');
  const rolesInWords = useRolesInWords();
  const token = useArrival(tokenIn);
  const [isDone, setDone] = useState(false);
  const query = useQuery({
    queryKey: ['invitation', token],
    enabled: typeof token === 'string',
    retry: false,
    queryFn: () => request(LoadInvitationLinkDocument, { token: token ?? '' }),
  });
  const found = query.data?.invitation_link;
  const elsewhere = { href: '/agents/sign-in', text: t('signIn') };
  const isLost = token === null || (query.error instanceof RequestError && query.error.code === 'not_found');
  if (isLost || found?.state === 'over') {
    return (
      <StaffFrame title={t('over')} elsewhere={elsewhere}>
        <p className="text-ink-2">{t('overLead')}</p>
      </StaffFrame>
    );
  }
  if (query.isError) {
    return (
      <StaffFrame title={t('meta')} elsewhere={elsewhere}>
        <p role="alert" className="text-ink-2">
          {t('failed')}
        </p>
        <Button onClick={() => void query.refetch()}>{t('again')}</Button>
      </StaffFrame>
    );
  }
  if (!found || typeof token !== 'string') {
    return (
      <StaffFrame title={t('meta')} elsewhere={elsewhere}>
        <p role="status" className="text-ink-2">
          {t('loading')}
        </p>
      </StaffFrame>
    );
  }
  const email = found.email ?? '';
  if (isDone || (found.state === 'accepted' && found.has_password)) {
    return (
      <StaffFrame title={t('done')} elsewhere={elsewhere}>
        <div className="flex flex-col gap-5">
          <p role="status" className="wrap-anywhere text-ink-2">
            {t('doneLead', { email })}
          </p>
          <LinkButton href="/agents/sign-in" wide>
            {t('signIn')}
          </LinkButton>
        </div>
      </StaffFrame>
    );
  }
  const lead = found.state === 'accepted' ? 'leadPassword' : found.is_known ? 'leadKnown' : 'lead';
  return (
    <StaffFrame title={t('title', { organization: found.organization_name ?? '' })} elsewhere={elsewhere}>
      <div className="flex flex-col gap-5">
        <p className="wrap-anywhere text-ink-2">{t(lead, { roles: rolesInWords(found.roles), email })}</p>
        <JoinForm
          token={token}
          isJoined={found.state === 'accepted'}
          needsName={!found.is_known}
          needsPassword={!found.has_password}
          onDone={() => setDone(true)}
        />
      </div>
    </StaffFrame>
  );
}
