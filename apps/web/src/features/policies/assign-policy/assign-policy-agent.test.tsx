// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LoadAgentsDocument,
  LoadDescribedPolicyDocument,
  LoadPoliciesDocument,
  UpdateAssignedAgentDocument,
} from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes, linkOf } from '../../../testing/quotes-scenario.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { PoliciesScreen } from '../load-policies/policies-screen.tsx';
import { assignPolicyAgent } from './assign-policy-agent.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const [first, second] = [1, 2].map((last) => `018f0000-0000-7000-8000-00000000001${last}`) as [string, string];
const quoteOf = (policyId: string) => policyId.replace('8000', '9000');
const ability = { operation: 'update_assigned_agent', allowed: true, code: null, message: null };
const sent = () => server.sentTo(UpdateAssignedAgentDocument).map(({ variables }) => variables);
const policy = (policy_id: string, first_name: string) => ({
  policy_id,
  policy_number: 'RWP-1',
  policy_status: 'active',
  erased: null,
  provider: 'personal',
  currency: 'USD',
  effective_date: '2026-06-01',
  expiration_date: '2027-06-01',
  premium: 98e3,
  created: '2026-05-20T10:00:00Z',
  organization: { name: 'Cascade RV Insurance' },
  current_quote: {
    administrative_area: 'OR',
    assigned_agent: null,
    vehicles: [],
    entities: [
      {
        first_name,
        last_name: 'Moreno',
        business_name: null,
      },
    ],
  },
});

beforeEach(() => {
  answerQuotes(server, () => []);
  server.answer(LoadPoliciesDocument, () => ({
    policies: [policy(first, 'Ada'), policy(second, 'Luis')],
    policies_aggregate: { aggregate: { count: 2, count_capped: false } },
  }));
  server.answerNamed('CountViews_policies', (requested) =>
    Object.fromEntries(
      Object.keys(requested).map((name) => [name.replace('w', 'v'), { aggregate: { count: 2, count_capped: false } }]),
    ),
  );
  server.answerNamed('LoadAbilities', (requested) =>
    Object.fromEntries(Object.keys(requested).map((name) => [name.replace('r', 'a'), [ability]])),
  );
  server.answer(LoadAgentsDocument, () => ({
    organizations: [
      {
        organization_id: 'o1',
        name: 'Cascade RV Insurance',
        organization_members: [{ user_id: 'dana' }],
        agent_profiles: [
          {
            user_id: 'dana',
            first_name: 'Dana',
            last_name: 'Whitfield',
          },
        ],
      },
    ],
  }));
  server.answer(LoadDescribedPolicyDocument, ({ policy_id }) => ({
    policies_by_pk: { current_quote_id: quoteOf(policy_id) },
  }));
  server.answer(UpdateAssignedAgentDocument, ({ quote_id, assigned_agent_id = null }) => ({
    update_assigned_agent: { quote_id, assigned_agent_id },
  }));
});

const choose = async (person: Awaited<ReturnType<typeof drawPage>>) => {
  const dialog = await screen.findByRole('dialog', { name: /polic/ });
  await within(dialog).findByRole('option', { name: 'Dana Whitfield' });
  await person.selectOptions(within(dialog).getByLabelText('Agent'), 'dana');
  await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
};

test('several policies are given to one agent, each by the quote that describes it', async () => {
  const person = await drawStaffPage('/agents/policies', <PoliciesScreen />);
  await linkOf('Ada Moreno');
  await person.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
  const bar = await screen.findByRole('region', { name: 'Selected rows' });
  const assign = await within(bar).findByRole('button', { name: /^Assign/ });
  await waitFor(() => expect(assign.getAttribute('aria-disabled')).not.toBe('true'));
  await person.click(assign);
  await choose(person);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([first, second].map((id) => ({ quote_id: quoteOf(id), assigned_agent_id: 'dana' })));
});

function Menu() {
  const subject = { organizationId: 'o1', agentId: 'pete', policyQuoteId: quoteOf(first) };
  const { items, dialogs } = useActions([assignPolicyAgent], { id: first, subject, abilities: [ability] });
  return (
    <>
      <button type="button" onClick={items[0]?.onSelect}>
        {items[0]?.label}
      </button>
      {dialogs}
    </>
  );
}

test('a policy is given to an agent, and the toast takes it back', async () => {
  const person = await drawPage(
    'staff',
    `/agents/policies/${first}`,
    <SessionProvider area="staff" loading="Wait">
      <Menu />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Assign to an agent' }));
  await choose(person);
  await screen.findByText('The policy has its agent.');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual(['dana', 'pete'].map((agent) => ({ quote_id: quoteOf(first), assigned_agent_id: agent })));
});
