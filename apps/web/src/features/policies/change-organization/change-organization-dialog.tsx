'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  ChangeOrganizationDocument,
  PreviewChangeOrganizationDocument,
  type PreviewChangeOrganizationQuery,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { printDay } from '../../shared/print-day.ts';
import { agentOf, AgentPicker, nobody } from '../../quoting/update-assigned-agent/agent-picker.tsx';

type Shown = PreviewChangeOrganizationQuery['preview_change_organization'];

const kinds = ['terms', 'documents', 'files', 'notes', 'claims'] as const;

function Amounts({ rows }: { rows: readonly (readonly [label: string, amount: string])[] }) {
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What goes along, and what stays with the organization that booked it. */
function Effect({ shown }: { shown: Shown }) {
  const t = useTranslations('actions.change_organization');
  const money = (cents: number) => moneyText(cents, shown.currency);
  const format = useFormatter();
  const papers = kinds.filter((kind) => shown[kind] > 0).map((kind) => t(`papers.${kind}`, { n: shown[kind] }));
  return (
    <div role="status" className="flex flex-col gap-4 rounded-card border border-line bg-surface-2 p-4">
      <section>
        <h3 className="font-semibold">{t('along', { organization: shown.to_name })}</h3>
        <p className="mt-1 text-ink-2">{format.list(papers)}</p>
        <Amounts
          rows={[
            [t('owed'), money(shown.owed)],
            ...(shown.refunds === 0 ? [] : [[t('refunds'), money(shown.refunds)] as const]),
            [t('unearned'), money(shown.unearned)],
          ]}
        />
      </section>
      <section>
        <h3 className="font-semibold">{t('stays', { organization: shown.from_name })}</h3>
        <Amounts
          rows={[
            [t('earned'), money(shown.earned)],
            [t('commission'), money(shown.commission)],
          ]}
        />
        <p className="mt-2 text-small text-ink-2">{t('from', { day: printDay(shown.today) ?? '' })}</p>
      </section>
    </div>
  );
}

/** Moving a policy: to whom, and what goes along. */
export function ChangeOrganizationDialog({
  id,
  subject,
  open,
  onClose,
  onDone,
}: ActionDialogProps<{ readonly organizationId: string }>) {
  const t = useTranslations('actions.change_organization');
  const [chosen, setChosen] = useState<string | null>(null);
  const [agent, setAgent] = useState<string | null>(nobody);
  // Another organization has other agents.
  const choose = (organization: string | null) => {
    setAgent(nobody);
    setChosen(organization);
  };
  const preview = useRead(
    'org_admin',
    PreviewChangeOrganizationDocument,
    { policy_id: id, organization_id: chosen ?? '' },
    { enabled: open && chosen !== null },
  );
  const shown = chosen === null ? undefined : preview.data?.preview_change_organization;
  const close = () => {
    choose(null);
    onClose();
  };
  const operation = useOperation(
    ChangeOrganizationDocument,
    () => {
      onDone(t('done', { organization: shown?.to_name ?? '' }));
      close();
    },
    { kind: 'org_admin' },
  );
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => {
        if (chosen === null) return;
        operation.mutate({ policy_id: id, organization_id: chosen, assigned_agent_id: agentOf(agent ?? nobody) });
      }}
      operation={operation}
      effect={t('effect')}
      ready={shown !== undefined && preview.error === null}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {open && <OrganizationSelect kind="org_admin" except={subject.organizationId} value={chosen} onValue={choose} />}
      {shown && <AgentPicker kind="org_admin" organizationId={chosen} orNobody value={agent} onValue={setAgent} />}
      <FormAlert message={chosen !== null && preview.error ? readableMessage(preview.error) : null} />
      {shown && !preview.error && <Effect shown={shown} />}
    </OperationDialog>
  );
}
