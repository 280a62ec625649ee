'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { TurnsOf } from './turns-of.tsx';

/** Who gets the next quote that waits for an agent: who takes turns, whose the next are, and whose the last were. */
export function RoundRobinScreen() {
  const t = useTranslations('workbench.roundRobin');
  const [organizationId, setOrganization] = useState<string | null>(null);
  useDocumentTitle(t('title'));
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="type-h2">{t('title')}</h1>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      <div className="max-w-md">
        <OrganizationSelect kind="organizations" value={organizationId} onValue={setOrganization} />
      </div>
      {organizationId === null ? (
        <p className="text-ink-3">{t('choose')}</p>
      ) : (
        <TurnsOf key={organizationId} organizationId={organizationId} />
      )}
    </div>
  );
}
