'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  type LoadRoundRobinQuery,
  type TurnMemberFragment,
  UpdateRoundRobinDocument,
} from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { changing } from '../load-organization/organization.ts';
import { memberName } from '../members/member-name.ts';
import { TurnDialog } from './turn-dialog.tsx';

type Turns = NonNullable<LoadRoundRobinQuery['organizations_by_pk']>;

/** Who takes turns in an organization, and how. */
export function RoundRobinPool({ organization }: { organization: Turns }) {
  const t = useTranslations('workbench.roundRobin');
  const permissions = useSession().data?.permissions ?? [];
  const isOpen = permissions.includes('round_robin:write');
  const { organization_id: id, round_robin_members: members, organization_members: people } = organization;
  const selling = new Set(people.map(({ user_id }) => user_id));
  const taking = new Set(members.map(({ user_id }) => user_id));
  const others = [...selling]
    .filter((userId) => !taking.has(userId))
    .map((value) => ({ value, label: memberName(organization, value) ?? value }));
  const add = isOpen && others.length > 0 && (
    <DialogButton
      dialog={TurnDialog}
      id={id}
      subject={{ member: null, name: '', others }}
      tone="primary"
      className="self-start"
    >
      {t('add')}
    </DialogButton>
  );
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-h3">{t('pool')}</h2>
      {members.length > 0 && members.every(({ paused }) => paused) && (
        <p role="status" className="font-medium text-warning">
          {t('allPaused')}
        </p>
      )}
      {members.length === 0 && <EmptyState title={t('none')} body={t('noneBody')} />}
      <ul className="flex list-none flex-col">
        {members.map((member) => (
          <PoolRow
            key={member.round_robin_member_id}
            organizationId={id}
            member={member}
            name={memberName(organization, member.user_id) ?? member.user_id}
            sells={selling.has(member.user_id)}
            isOpen={isOpen}
          />
        ))}
      </ul>
      {add}
    </section>
  );
}

type PoolRowProps = {
  organizationId: string;
  member: TurnMemberFragment;
  name: string;
  sells: boolean;
  isOpen: boolean;
};

function PoolRow({ organizationId, member, name, sells, isOpen }: PoolRowProps) {
  const t = useTranslations('workbench.roundRobin');
  const show = useToast();
  const { user_id, weight, paused, licensed_in, works_from, works_until, working_days, cap } = member;
  const saving = useOperation(UpdateRoundRobinDocument, () => show({ message: t('saved') }), changing);
  const act = t(paused ? 'resume' : 'pause');
  const said = [
    t('weight', { count: weight }),
    licensed_in.length > 0 ? licensed_in.join(' ') : t('everywhere'),
    `${working_days.join(' ')}, ${works_from.slice(0, 5)}–${works_until.slice(0, 5)}`,
    ...(cap ? [t('capped', { count: cap })] : []),
  ];
  return (
    <li className="flex flex-col gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold wrap-anywhere">{name}</span>
            {paused && <StatusBadge tone="warning" label={t('paused')} />}
            {!sells && <StatusBadge tone="neutral" label={t('left')} />}
          </p>
          <p className="text-small wrap-anywhere text-ink-3">{said.join(' · ')}</p>
        </div>
        {isOpen && (
          <div className="flex gap-2">
            <DialogButton
              dialog={TurnDialog}
              id={organizationId}
              subject={{ member, name, others: [] }}
              size="small"
              aria-label={t('changeOf', { name })}
            >
              {t('change')}
            </DialogButton>
            <Button
              size="small"
              tone="quiet"
              aria-label={t(paused ? 'resumeOf' : 'pauseOf', { name })}
              busy={saving.isPending}
              busyLabel={act}
              onClick={() =>
                saving.mutate({ organization_id: organizationId, members: [{ user_id, paused: !paused }] })
              }
            >
              {act}
            </Button>
          </div>
        )}
      </div>
      <FormAlert message={saving.isError ? (readableMessage(saving.error) ?? null) : null} />
    </li>
  );
}
