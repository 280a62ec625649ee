// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadAgentsDocument, UpdateAssignedAgentDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, drawQuotes, luis, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { useActions } from '../../shared/actions/use-actions.tsx';
import { sellingAgents } from './agent-picker.tsx';
import { updateAssignedAgent } from './update-assigned-agent.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const [dana, pete, gone] = ['agent-dana', 'agent-pete', 'agent-gone'];
const profile = (user_id: string, first_name: string) => ({ user_id, first_name, last_name: 'Whitfield' });
const cascade = {
  organization_id: 'o1',
  name: 'Cascade RV Insurance',
  agent_profiles: [profile(dana, 'Dana'), profile(pete, 'Pete'), profile(gone, 'Gwen')],
  organization_members: [{ user_id: dana }, { user_id: pete }],
};
const ability = { operation: 'update_assigned_agent', allowed: true, code: null, message: null };
const sent = () => server.sentTo(UpdateAssignedAgentDocument).map(({ variables }) => variables);

beforeEach(() => {
  answerQuotes(server, () => [storedQuote(ada, 'Ada'), storedQuote(luis, 'Luis')]);
  server.answer(LoadAgentsDocument, () => ({ organizations: [cascade] }));
  server.answer(UpdateAssignedAgentDocument, ({ quote_id, assigned_agent_id = null }) => ({
    update_assigned_agent: { quote_id, assigned_agent_id },
  }));
  server.answerNamed('LoadAbilities', (requested) =>
    Object.fromEntries(Object.keys(requested).map((name) => [name.replace('r', 'a'), [ability]])),
  );
});

/** The head of a quote's page. */
function Head({ agentId }: { agentId: string | null }) {
  const actions = useActions([updateAssignedAgent], {
    id: ada,
    subject: { organizationId: 'o1', agentId },
    abilities: [ability],
  });
  return (
    <>
      {actions.primary}
      {actions.dialogs}
    </>
  );
}

async function openDialog(agentId: string | null) {
  const person = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Head agentId={agentId} />
    </SessionProvider>,
  );
  await person.click(await screen.findByRole('button', { name: 'Assign to an agent' }));
  const dialog = await screen.findByRole('dialog');
  const options = () => within(dialog).getAllByRole('option');
  await waitFor(() => expect(options().length).toBeGreaterThan(1));
  return { person, dialog, options };
}

describe('a quote', () => {
  test('is given to an agent who sells there, and the toast takes it back', async () => {
    const { person, dialog, options } = await openDialog(pete);
    expect(options().map(({ textContent }) => textContent)).toEqual(['Choose an agent', 'Dana Whitfield', 'Nobody']);
    await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(sent()).toEqual([]);
    await person.selectOptions(within(dialog).getByLabelText('Agent'), dana);
    await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { quote_id: ada, assigned_agent_id: dana },
        { quote_id: ada, assigned_agent_id: pete },
      ]),
    );
  });

  test('is left with nobody', async () => {
    const { person, dialog } = await openDialog(pete);
    await person.selectOptions(within(dialog).getByLabelText('Agent'), 'Nobody');
    await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText('The quote is nobody’s now.');
    expect(sent()).toEqual([{ quote_id: ada, assigned_agent_id: null }]);
  });

  test('stays whose it is when the server refuses, and the dialog says why', async () => {
    server.answer(UpdateAssignedAgentDocument, () => refusal('agent_inactive', 'This agent does not sell any more.'));
    const { person, dialog } = await openDialog(null);
    await person.selectOptions(within(dialog).getByLabelText('Agent'), dana);
    await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await within(dialog).findByText('This agent does not sell any more.');
  });
});

test('several quotes are given to one agent, once one is chosen', async () => {
  const person = await drawQuotes();
  await person.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
  const bar = await screen.findByRole('region', { name: 'Selected rows' });
  const assign = await within(bar).findByRole('button', { name: /^Assign/ });
  await waitFor(() => expect(assign.getAttribute('aria-disabled')).not.toBe('true'));
  await person.click(assign);
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: 'Dana Whitfield' });
  await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(sent()).toEqual([]);
  await person.selectOptions(within(dialog).getByLabelText('Agent'), dana);
  await person.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { quote_id: ada, assigned_agent_id: dana },
    { quote_id: luis, assigned_agent_id: dana },
  ]);
});

test('agents of several organizations are told apart by theirs', () => {
  const second = { ...cascade, organization_id: 'o2', name: 'Prairie RV', organization_members: [{ user_id: pete }] };
  expect(sellingAgents({ organizations: [cascade, second] }).map(({ label }) => label)).toEqual([
    'Dana Whitfield · Cascade RV Insurance',
    'Pete Whitfield · Cascade RV Insurance',
    'Pete Whitfield · Prairie RV',
  ]);
});
