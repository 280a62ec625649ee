'use client';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadColleaguesDocument, LoadReportSchedulesDocument } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import type { Colleague, Place } from './schedule.ts';

/** Who works in the organization, by name. */
export function usePeople(organization_id: string, enabled = true): Place['people'] {
  const { data } = useRead('agent', LoadColleaguesDocument, { organization_id }, { enabled, showsRefusals: true });
  const active = new Set(data?.organization_members.map(({ user_id }) => user_id));
  return (data?.agent_profiles ?? []).flatMap((profile) => {
    const name = personName(profile);
    return name !== null && active.has(profile.user_id) ? [{ id: profile.user_id, name }] : [];
  });
}

/** Whether who had a report sent does not work there any more: it waits until somebody takes it over. */
export function isOrphan({ owner_id }: { readonly owner_id: string }, people: readonly Colleague[]): boolean {
  return people.length > 0 && !people.some(({ id }) => id === owner_id);
}

/** How many reports wait to be taken over by the owner who looks; 0 for everybody else. */
export function useOrphanedReports(): number {
  const organizationId = useSession().data?.org_id ?? null;
  const enabled = useMay('member:write') && organizationId !== null;
  const people = usePeople(organizationId ?? '', enabled);
  const { data } = useRead(
    'agent',
    LoadReportSchedulesDocument,
    { organization_id: organizationId ?? '' },
    { enabled, showsRefusals: true },
  );
  return (data?.report_schedules ?? []).filter((schedule) => isOrphan(schedule, people)).length;
}
