'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  InviteOrganizationMemberDocument,
  LoadInvitationsDocument,
  type WaitingInvitationFragment,
  WithdrawOrganizationInvitationDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useRolesInWords } from '../../../shell/staff/staff-user-menu.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useDayOfInstant } from '../../shared/use-instant.ts';
import { changing } from '../load-organization/organization.ts';

/** Whom the organization has asked, each with a way to ask again or no longer; nothing while nobody is asked. */
export function WaitingInvitations({ organizationId }: { organizationId: string }) {
  const t = useTranslations('workbench.members');
  const query = useRead('people', LoadInvitationsDocument, { organization_id: organizationId });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(data) => data.organization_invitations}
      missing={null}
      notPermitted={null}
    >
      {(invitations) =>
        invitations.length > 0 && (
          <section className="flex flex-col gap-1">
            <h2 className="type-h3">{t('waiting')}</h2>
            <ul className="flex list-none flex-col">
              {invitations.map((invitation) => (
                <Waiting
                  key={invitation.organization_invitation_id}
                  organizationId={organizationId}
                  invitation={invitation}
                />
              ))}
            </ul>
          </section>
        )
      }
    </QueryView>
  );
}

type WaitingProps = { organizationId: string; invitation: WaitingInvitationFragment };

function Waiting({ organizationId, invitation }: WaitingProps) {
  const t = useTranslations('workbench.members');
  const show = useToast();
  const dayOf = useDayOfInstant();
  const rolesInWords = useRolesInWords();
  const { organization_invitation_id, email, expires } = invitation;
  const roles = invitation.roles.filter((role) => role !== null);
  const again = useOperation(InviteOrganizationMemberDocument, () => show({ message: t('sentAgain') }), changing);
  const withdraw = useOperation(
    WithdrawOrganizationInvitationDocument,
    () => show({ message: t('withdrawn') }),
    changing,
  );
  const error = again.error ?? withdraw.error;
  return (
    <li className="flex flex-col gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{email}</p>
          <p className="text-small text-ink-3">
            {rolesInWords(roles)}, {t('expires', { day: dayOf(expires) })}
          </p>
        </div>
        <div className="flex gap-2">
          <Button
            size="small"
            tone="quiet"
            aria-label={t('againTo', { email })}
            busy={again.isPending}
            busyLabel={t('again')}
            onClick={() => again.mutate({ organization_id: organizationId, email, roles })}
          >
            {t('again')}
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-label={t('withdrawOf', { email })}
            busy={withdraw.isPending}
            busyLabel={t('withdraw')}
            onClick={() => withdraw.mutate({ organization_invitation_id })}
          >
            {t('withdraw')}
          </Button>
        </div>
      </div>
      <FormAlert message={error ? (readableMessage(error) ?? t('notSaved')) : null} />
    </li>
  );
}
