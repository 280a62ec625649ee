'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useFormatter, useTranslations } from 'next-intl';
import {
  ChangeOrganizationDocument,
  PreviewChangeOrganizationDocument,
  type PreviewChangeOrganizationQuery,
} from '../../../generated/documents.ts';
import { agentOf, AgentPicker, nobody } from '../../quoting/update-assigned-agent/agent-picker.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../../shared/form-dialog/form-fields.tsx';
import { organizationField } from '../../shared/organization-select.tsx';
import { printDay } from '../../shared/print-day.ts';

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

type Values = { readonly organization_id: string | null; readonly agent: string | null };

/** Moving a policy: to whom, and what goes along. */
export const ChangeOrganizationDialog = formDialog<{ readonly organizationId: string }>()({
  words: 'actions.change_organization',
  document: ChangeOrganizationDocument,
  kind: 'org_admin',
  begin: (): Values => ({ organization_id: null, agent: nobody }),
  preview: {
    document: PreviewChangeOrganizationDocument,
    variables: ({ id, values: { organization_id } }) =>
      organization_id === null ? null : { policy_id: id, organization_id },
  },
  fields: ({ subject, values, preview: { preview_change_organization: shown } = {} }) => [
    // Another organization has other agents.
    organizationField('organization_id', { kind: 'org_admin', except: subject.organizationId }, { resets: ['agent'] }),
    shown &&
      ownField('agent', ({ value, onValue }) => (
        <AgentPicker
          kind="org_admin"
          organizationId={values.organization_id}
          orNobody
          value={value}
          onValue={onValue}
        />
      )),
    shown && <Effect shown={shown} />,
  ],
  input: ({ id, values: { organization_id, agent } }) => ({
    policy_id: id,
    organization_id: organization_id ?? '',
    assigned_agent_id: agentOf(agent ?? nobody),
  }),
  done: ({ t, preview }) => t('done', { organization: preview?.preview_change_organization.to_name ?? '' }),
});
