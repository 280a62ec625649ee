'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  LoadNextTurnsDocument,
  LoadRoundRobinDocument,
  type LoadRoundRobinQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { RoundRobinPool } from './round-robin-pool.tsx';

/** Who takes turns in an organization, whose the next are, and whose the last were. */
export function TurnsOf({ organizationId }: { organizationId: string }) {
  const t = useTranslations('workbench.roundRobin');
  const roles = useSession().data?.roles ?? [];
  const answers = mayAsk('people', roles);
  const query = useRead(answers ? 'people' : 'organizations', LoadRoundRobinDocument, {
    organization_id: organizationId,
  });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={(data) => data.organizations_by_pk && { organization: data.organizations_by_pk, data }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="organizations" />}
    >
      {({ organization, data }) => (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2 lg:items-start">
          <RoundRobinPool organization={organization} />
          <div className="flex flex-col gap-8">
            {answers && organization.round_robin_members.length > 0 && <NextTurns organizationId={organizationId} />}
            <LastTurns assignments={data.round_robin_assignments} />
          </div>
        </div>
      )}
    </QueryView>
  );
}

function NextTurns({ organizationId }: { organizationId: string }) {
  const t = useTranslations('workbench.roundRobin');
  const [area, setArea] = useState('US-OH');
  const settled = useSettled(area.trim().toUpperCase(), 300);
  const query = useRead(
    'people',
    LoadNextTurnsDocument,
    { organization_id: organizationId, area: settled, line: 'personal', language: 'en' },
    { keepsLast: true },
  );
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h3">{t('next', { area: settled })}</h2>
      <Field label={t('area')}>
        {(control) => (
          <TextInput
            {...control}
            value={area}
            maxLength={5}
            className="max-w-32 font-mono"
            onChange={(event) => setArea(event.currentTarget.value)}
          />
        )}
      </Field>
      <QueryView
        query={query}
        shape="table"
        failed={t('nextFailed')}
        find={(data) => data.next_turns}
        missing={null}
        notPermitted={null}
      >
        {(turns) => (
          <ol className="list-decimal pl-6">
            {turns.map(({ name }, place) => (
              <li key={place}>{name ?? t('nobody')}</li>
            ))}
          </ol>
        )}
      </QueryView>
    </section>
  );
}

type Passed = { readonly name: string; readonly why: string };

/** Who was passed over, as the row holds it. */
function passedIn(list: unknown): readonly Passed[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'name' in one && 'why' in one
      ? [{ name: String(one.name), why: String(one.why) }]
      : [],
  );
}

function LastTurns({ assignments }: { assignments: LoadRoundRobinQuery['round_robin_assignments'] }) {
  const t = useTranslations('workbench.roundRobin');
  const { workbench } = useMessages();
  const instant = useInstant();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{t('last')}</h2>
      {assignments.length === 0 && <p className="text-ink-3">{t('lastNone')}</p>}
      <ul className="flex list-none flex-col">
        {assignments.map(({ round_robin_assignment_id: key, quote_id, agent_name, passed_over, created }) => {
          const passed = passedIn(passed_over);
          const people = passed
            .map(({ name, why }) => `${name} (${labelOf(workbench.roundRobin.why, why)})`)
            .join(', ');
          return (
            <li key={key} className="border-b border-line py-2">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold wrap-anywhere">{agent_name}</span>
                <span className="text-small text-ink-3">{instant(created).absolute}</span>
              </p>
              <p className="text-small text-ink-3">
                {quote_id === null ? (
                  <AppLink href="/agents/enquiries">{t('enquiry')}</AppLink>
                ) : (
                  <AppLink href={`/agents/quotes/${quote_id}`}>{t('quote')}</AppLink>
                )}
                {passed.length > 0 && ` · ${t('passedOver', { people })}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
