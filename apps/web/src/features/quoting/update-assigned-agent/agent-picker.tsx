'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadAgentsDocument, type LoadAgentsQuery } from '../../../generated/documents.ts';
import type { ActionChoiceProps } from '../../shared/actions/action.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { personName } from '../../shared/person-name.ts';

/** What stands for nobody among the agents. */
export const nobody = 'nobody';

/** The agent that a choice names; null is nobody. */
export function agentOf(choice: string): string | null {
  return choice === nobody ? null : choice;
}

type Agent = { readonly value: string; readonly label: string };

/** Whoever sells for the organizations; with the organization's name where there are several. */
export function sellingAgents({ organizations }: LoadAgentsQuery): Agent[] {
  return organizations.flatMap(({ name, agent_profiles, organization_members }) => {
    const selling = new Set(organization_members.map(({ user_id }) => user_id));
    return agent_profiles
      .filter(({ user_id }) => selling.has(user_id))
      .map((agent) => {
        const label = personName(agent) ?? '';
        return { value: agent.user_id, label: organizations.length > 1 ? `${label} · ${name}` : label };
      });
  });
}

type AgentPickerProps = ActionChoiceProps & {
  /** Whose agents are shown; all that the person sees, unless given. */
  organizationId: string | null;
  /** As whom they are read. */
  kind?: RequestKind;
  /** Whose it is now: not offered again. */
  current?: string | null;
  /** Whether nobody may be chosen, whoever has it now. */
  orNobody?: boolean;
};

/** One of the agents of an organization, or nobody. */
export function AgentPicker(props: AgentPickerProps) {
  const { organizationId, kind = 'agent', current = null, value, onValue } = props;
  const { orNobody = organizationId === null || Boolean(current) } = props;
  const t = useTranslations('actions.update_assigned_agent');
  const { data, isError } = useRead(kind, LoadAgentsDocument, {
    organization: organizationId === null ? {} : { organization_id: { _eq: organizationId } },
  });
  const agents = data ? sellingAgents(data).filter((agent) => agent.value !== current) : [];
  const options = [...agents, ...(orNobody ? [{ value: nobody, label: t('nobody') }] : [])];
  return (
    <>
      <Field label={t('agent')}>
        {(control) => (
          <SelectInput
            {...control}
            value={value ?? ''}
            placeholder={t(data || isError ? 'choose' : 'loading')}
            options={options}
            onChange={(event) => onValue(event.currentTarget.value || null)}
          />
        )}
      </Field>
      <FormAlert message={isError ? t('failed') : null} />
    </>
  );
}
