'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { endSessions, type OwnSession, ownSessions } from '../../../data/session/own-sessions.ts';
import { forgetPerson } from '../../../data/settings/forget-person.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { deviceOf } from './device-of.ts';
import { ProfileSection } from './profile-section.tsx';

/** Where a person is signed in, and the end of it: one by one or everywhere. */
export function SessionsSection({ signInPage, lead }: { signInPage: string; lead: string }) {
  const t = useTranslations('profile.sessions');
  const sessions = useQuery(ownSessions);
  const everywhere = useMutation({
    mutationFn: () => endSessions(),
    onSuccess: () => {
      forgetPerson();
      window.location.assign(signInPage);
    },
  });
  return (
    <ProfileSection title={t('title')} lead={lead}>
      {sessions.isPending && <p className="text-ink-3">{t('loading')}</p>}
      {sessions.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-danger">{t('failed')}</p>
          <Button tone="quiet" size="small" onClick={() => void sessions.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <ul className="flex flex-col">
        {sessions.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          tone="quiet"
          busy={everywhere.isPending || everywhere.isSuccess}
          busyLabel={t('everywhere')}
          onClick={() => everywhere.mutate()}
        >
          {t('everywhere')}
        </Button>
        <span className="text-small text-ink-3">{t('everywhereNote')}</span>
      </div>
      <FormAlert message={everywhere.isError ? t('endFailed') : null} />
    </ProfileSection>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useTranslations('profile.sessions');
  const client = useQueryClient();
  const instant = useInstant();
  const device = deviceOf(session.program);
  const name = device ? t('device', device) : t('unknownDevice');
  const ending = useMutation({
    mutationFn: () => endSessions(session.id),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name}
          {session.current && (
            <span className="ml-2 rounded-input bg-success-tint px-1.5 py-0.5 text-small font-medium text-success">
              {t('here')}
            </span>
          )}
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {session.network === null ? t('noNetwork') : t('network', { network: session.network })}
          {' · '}
          {t('seen', { when: instant(session.lastSeen).relative })}
          {' · '}
          {t('since', { when: instant(session.started).absolute })}
        </p>
        <p className="text-small text-ink-3">{t('until', { when: instant(session.expires).absolute })}</p>
        <FormAlert message={ending.isError ? t('endFailed') : null} />
      </div>
      {!session.current && (
        <Button
          tone="quiet"
          size="small"
          aria-label={t('endLabel', { device: name })}
          busy={ending.isPending}
          busyLabel={t('end')}
          onClick={() => ending.mutate()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
