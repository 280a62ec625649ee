'use client';
import { isCallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import { useNow, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  type GlobalRoleHeldFragment,
  type GlobalRoleRequestFragment,
  LoadGlobalRolesDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { waitsFor } from './roles-waiting.ts';
import { AskGlobalRole, GiveGlobalRole, RefuseGlobalRole, TakeGlobalRole } from './global-role-dialogs.tsx';

/** Who may do what on the whole platform, and what one administrator asks another to give. */
export function GlobalRolesScreen() {
  return useMay('global_role:write') ? <GlobalRoles /> : <StaffNotPermitted area="administration" />;
}

function GlobalRoles() {
  const t = useTranslations('workbench.globalRoles');
  const query = useRead('people', LoadGlobalRolesDocument, {});
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-h2">{t('title')}</h1>
          <p className="max-w-measure text-ink-2">{t('lead')}</p>
        </div>
        <DialogButton dialog={AskGlobalRole} id="" subject={null} tone="primary">
          {t('ask')}
        </DialogButton>
      </div>
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={(data) => data}
        missing={null}
        notPermitted={null}
      >
        {({ waiting, decided, user_global_roles: held }) => (
          <>
            <WaitingParts requests={waiting} />
            <Part title={t('held')}>
              <Rows label={t('held')}>
                {held.map((one) => (
                  <Held key={`${one.user_id} ${one.role}`} held={one} />
                ))}
              </Rows>
            </Part>
            {decided.length > 0 && (
              <Part title={t('decided')}>
                <Rows label={t('decided')}>
                  {decided.map((request) => (
                    <Decided key={request.global_role_request_id} request={request} />
                  ))}
                </Rows>
              </Part>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** What waits for who looks, as it is counted beside the way here; and what waits for others, or for nobody any more. */
function WaitingParts({ requests }: { requests: readonly GlobalRoleRequestFragment[] }) {
  const t = useTranslations('workbench.globalRoles');
  const self = useSession().data?.sub;
  const now = useNow({ updateInterval: 60_000 });
  const own = requests.filter((request) => waitsFor(self, request, now));
  const others = requests.filter((request) => !own.includes(request));
  return (
    <>
      <Part title={t('waitingForYou')}>
        {own.length === 0 ? (
          <p className="text-ink-2">{t('nothingWaits')}</p>
        ) : (
          <Rows label={t('waitingForYou')}>
            {own.map((request) => (
              <Waiting key={request.global_role_request_id} request={request} />
            ))}
          </Rows>
        )}
      </Part>
      {others.length > 0 && (
        <Part title={t('waiting')}>
          <Rows label={t('waiting')}>
            {others.map((request) => (
              <Waiting key={request.global_role_request_id} request={request} />
            ))}
          </Rows>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="type-h3">{title}</h2>
      {children}
    </section>
  );
}

const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="flex flex-col">
    {children}
  </ul>
);

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2';

function useRoleLabel(): (role: string) => string {
  const t = useTranslations('staff.roles');
  return (role) => (isCallerRole(role) ? t(role) : role);
}

function Waiting({ request }: { request: GlobalRoleRequestFragment }) {
  const t = useTranslations('workbench.globalRoles');
  const dayOf = useDayOfInstant();
  const role = useRoleLabel()(request.role);
  const self = useSession().data?.sub;
  const now = useNow({ updateInterval: 60_000 });
  const { global_role_request_id: id, user_name: name, requested_by_name: asker, created, expires, reason } = request;
  const [isOwn, isMine] = [request.requested_by === self, request.user_id === self];
  const isOver = new Date(expires) <= now;
  const subject = { role, name, request };
  const facts = [
    t('askedBy', { name: asker, day: dayOf(created) }),
    ...(isOver ? [] : [t('until', { day: dayOf(expires) })]),
  ];
  return (
    <li className={row}>
      <div className="min-w-0">
        <p className="font-semibold">{t('roleFor', { role, name })}</p>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-small text-ink-3">{facts.join(' · ')}</p>
        {isOver && <p className="text-small text-ink-2">{t('isOver')}</p>}
        {(isMine || isOwn) && <p className="text-small text-ink-2">{t(isMine ? 'aboutYou' : 'ownRequest')}</p>}
      </div>
      {!isMine && (
        <div className="flex flex-wrap gap-2">
          {!isOwn && !isOver && (
            <DialogButton
              dialog={GiveGlobalRole}
              id={id}
              subject={subject}
              size="small"
              tone="primary"
              aria-label={t('giveOf', { role, name })}
            >
              {t('give')}
            </DialogButton>
          )}
          <DialogButton
            dialog={RefuseGlobalRole}
            id={id}
            subject={subject}
            size="small"
            aria-label={t(isOwn ? 'withdrawOf' : 'refuseOf', { role, name })}
          >
            {t(isOwn ? 'withdraw' : 'refuse')}
          </DialogButton>
        </div>
      )}
    </li>
  );
}

function Held({ held: { user_id: id, role: held, user } }: { held: GlobalRoleHeldFragment }) {
  const t = useTranslations('workbench.globalRoles');
  const role = useRoleLabel()(held);
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ') || (user?.email ?? '');
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <p className="grid min-w-0 flex-1 gap-x-6 wrap-anywhere sm:grid-cols-3">
        <span className="font-semibold">{name}</span>
        <span>{role}</span>
        <span className="text-ink-3">{user?.email}</span>
      </p>
      <DialogButton
        dialog={TakeGlobalRole}
        id={id}
        subject={{ role, name, held }}
        size="small"
        aria-label={t('takeOf', { role, name })}
      >
        {t('take')}
      </DialogButton>
    </li>
  );
}

function Decided({ request }: { request: GlobalRoleRequestFragment }) {
  const t = useTranslations('workbench.globalRoles');
  const dayOf = useDayOfInstant();
  const role = useRoleLabel()(request.role);
  const { user_name: name, requested_by_name: asker, created, decided, decided_by_name: decider, status } = request;
  return (
    <li className={row}>
      <div className="min-w-0">
        <p>{t('roleFor', { role, name })}</p>
        <p className="text-small wrap-anywhere text-ink-3">
          {[
            request.reason,
            t('askedBy', { name: asker, day: dayOf(created) }),
            t(status === 'granted' ? 'granted' : 'refused', { name: decider ?? '', day: dayOf(decided ?? created) }),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}
