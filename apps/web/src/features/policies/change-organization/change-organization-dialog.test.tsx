// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ChangeOrganizationDocument,
  LoadAgentsDocument,
  LoadOrganizationDropdownListDocument,
  PreviewChangeOrganizationDocument,
} from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { ChangeOrganizationDialog } from './change-organization-dialog.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const onDone = vi.fn();
const organizations = [
  { organization_id: 'o1', name: 'Cascade RV Insurance' },
  { organization_id: 'o2', name: 'Prairie RV Insurance' },
];
const prairie = {
  organization_id: 'o2',
  name: 'Prairie RV Insurance',
  agent_profiles: [
    {
      user_id: 'pete',
      first_name: 'Pete',
      last_name: 'Lake',
    },
  ],
  organization_members: [{ user_id: 'pete' }],
};
const preview = {
  from_name: 'Cascade RV Insurance',
  to_name: 'Prairie RV Insurance',
  currency: 'USD',
  today: '2026-08-03',
  terms: 2,
  documents: 3,
  files: 0,
  notes: 1,
  claims: 0,
  owed: 81e3,
  refunds: 0,
  unearned: 90050,
  earned: 12203,
  commission: 1464,
};

beforeEach(() => {
  onDone.mockReset();
  answerQuotes(server, () => [storedQuote(ada, 'Ada')]);
  server.answer(LoadOrganizationDropdownListDocument, () => ({ organizations }));
  server.answer(LoadAgentsDocument, () => ({ organizations: [prairie] }));
  server.answer(PreviewChangeOrganizationDocument, () => ({ preview_change_organization: preview }));
  server.answer(ChangeOrganizationDocument, ({ policy_id }) => ({ change_organization: { policy_id } }));
});

async function choosePrairie() {
  const person = await drawPage(
    'staff',
    '/agents/policies/p1',
    <SessionProvider area="staff" loading="Wait">
      <ChangeOrganizationDialog id="p1" subject={{ organizationId: 'o1' }} open onClose={() => {}} onDone={onDone} />
    </SessionProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: 'Prairie RV Insurance' });
  expect(within(dialog).queryByRole('option', { name: 'Cascade RV Insurance' })).toBeNull();
  const confirm = () => person.click(within(dialog).getByRole('button', { name: 'Move the policy' }));
  await confirm();
  await person.selectOptions(within(dialog).getByLabelText('Organization'), 'o2');
  return { dialog, confirm, person };
}

test('a policy moves after a look at what goes along and what stays, and never before', async () => {
  const { dialog, confirm, person } = await choosePrairie();
  const effect = await within(dialog).findByText('Goes to Prairie RV Insurance');
  expect(server.sentTo(ChangeOrganizationDocument)).toEqual([]);
  expect(effect.parentElement?.textContent).toContain('2 terms, 3 documents, and 1 note');
  expect(effect.parentElement?.textContent).toContain('$900.50');
  const stays = within(dialog).getByText('Stays with Cascade RV Insurance').parentElement?.textContent;
  for (const amount of ['$122.03', '$14.64', 'Aug 3, 2026']) expect(stays).toContain(amount);
  await within(dialog).findByRole('option', { name: 'Pete Lake' });
  await person.selectOptions(within(dialog).getByLabelText('Agent'), 'pete');
  await confirm();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith('The policy is with Prairie RV Insurance now.'), 15_000);
  expect(server.sentTo(ChangeOrganizationDocument).map(({ variables }) => variables)).toEqual([
    { policy_id: 'p1', organization_id: 'o2', assigned_agent_id: 'pete' },
  ]);
});

test('a policy that may not go there stays, and the dialog says why before it is asked', async () => {
  server.answer(PreviewChangeOrganizationDocument, () => refusal('terms_differ', 'They give back otherwise.'));
  const { dialog, confirm } = await choosePrairie();
  await within(dialog).findByText('They give back otherwise.');
  await confirm();
  expect(server.sentTo(ChangeOrganizationDocument)).toEqual([]);
});
