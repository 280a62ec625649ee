'use client';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { roleForKind } from '../../../data/session/role-for-kind.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { type ApiKeyRowFragment, LoadApiKeysDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useRolesInWords } from '../../../shell/staff/staff-user-menu.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { useDayOfInstant, useInstant } from '../../shared/use-instant.ts';
import type { Organization } from '../load-organization/organization.ts';
import { EndApiKey, MakeApiKey } from './api-key-dialogs.tsx';

/** The keys with which machines work for an organization: made, ended, and when each was last used. */
export function ApiKeys({ organization: { organization_id: id, archived } }: { organization: Organization }) {
  const t = useTranslations('workbench.apiKeys');
  const roles = useSession().data?.roles ?? [];
  const query = useRead('people', LoadApiKeysDocument, { organization_id: id });
  return (
    <div className="flex flex-col gap-6">
      {archived === null && (
        <DialogButton
          dialog={MakeApiKey}
          id={id}
          subject={{ acting: roleForKind('people', roles) ?? '', held: roles }}
          tone="primary"
          className="self-start"
        >
          {t('make')}
        </DialogButton>
      )}
      <QueryView
        query={query}
        shape="table"
        failed={t('failed')}
        find={({ api_keys }) => api_keys}
        missing={null}
        notPermitted={null}
      >
        {(keys) =>
          keys.length === 0 ? (
            <EmptyState title={t('none')} body={t('noneBody')} />
          ) : (
            <ul aria-label={t('title')} className="flex list-none flex-col">
              {keys.map((key) => (
                <KeyRow key={key.api_key_id} apiKey={key} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const t = useTranslations('workbench.apiKeys');
  const dayOf = useDayOfInstant();
  const instant = useInstant();
  const rolesInWords = useRolesInWords();
  const [now] = useState(() => Date.now());
  const { api_key_id, name, key_prefix, role, created, expires, revoked, last_used } = apiKey;
  const isOver = expires !== null && new Date(expires).getTime() <= now;
  const facts = [
    `${key_prefix}…`,
    rolesInWords([role]),
    t('madeOn', { day: dayOf(created) }),
    ...(expires === null ? [] : [t('until', { day: dayOf(expires) })]),
    last_used === null ? t('neverUsed') : t('lastUsed', { when: instant(last_used).relative }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {revoked !== null && <StatusBadge tone="neutral" label={t('ended')} />}
          {revoked === null && isOver && <StatusBadge tone="neutral" label={t('over')} />}
        </p>
        <p className="text-small wrap-anywhere text-ink-3">{facts.join(' · ')}</p>
      </div>
      {revoked === null && !isOver && (
        <DialogButton
          dialog={EndApiKey}
          id={api_key_id}
          subject={{ name }}
          size="small"
          aria-label={t('endOf', { name })}
        >
          {t('end')}
        </DialogButton>
      )}
    </li>
  );
}
