'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Timeline } from '@roadworthy/ui/workbench/timeline.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadOrganizationAuditDocument, type LoadOrganizationAuditQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { factsOf } from '../../shared/timeline/facts-of.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { memberName } from '../members/member-name.ts';
import type { Organization } from './organization.ts';

/** What was changed of an organization and its people, by whom, the newest first. */
export function OrganizationAudit({ organization }: { organization: Organization }) {
  const t = useTranslations('workbench.organization');
  const query = useRead('people', LoadOrganizationAuditDocument, { organization_id: organization.organization_id });
  return (
    <div className="flex flex-col gap-4">
      <AppLink href="/organizations/audit">{t('auditAll')}</AppLink>
      <QueryView
        query={query}
        shape="table"
        failed={t('auditFailed')}
        find={(data) => data.audit_log}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {(entries) => <Entries entries={entries} organization={organization} />}
      </QueryView>
    </div>
  );
}

/** What was said of the organization, field by field. */
function saidIn(input: unknown): readonly (readonly [string, string | number])[] {
  const { changes, organization } =
    typeof input === 'object' && input !== null
      ? { changes: null, organization: null, ...input }
      : { changes: null, organization: null };
  return Object.entries(factsOf(changes ?? organization));
}

type EntriesProps = { entries: LoadOrganizationAuditQuery['audit_log']; organization: Organization };

function Entries({ entries, organization }: EntriesProps) {
  const t = useTranslations('workbench.organization');
  const timeline = useTranslations('timeline');
  const { workbench } = useMessages();
  const instant = useInstant();
  return (
    <Timeline
      label={timeline('label')}
      empty={t('auditEmpty')}
      entries={entries.map(({ audit_id: key, at, operation, actor_user_id: userId, input }) => ({
        key,
        title: labelOf(workbench.organization.did, operation) ?? operation,
        by: memberName(organization, userId) ?? timeline('by.staff'),
        icon: 'pen',
        tone: 'neutral',
        body: (
          <ul className="flex list-none flex-col gap-0.5">
            {saidIn(input).map(([field, value]) => (
              <li key={field} className="wrap-anywhere">
                {labelOf(workbench.organization.field, field)}: {value === '' ? t('changedNothing') : value}
              </li>
            ))}
          </ul>
        ),
        ...instant(at),
      }))}
    />
  );
}
