// @vitest-environment happy-dom
import { webhookEvents } from '@roadworthy/core/webhooks/vocabulary.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CreateWebhookDocument,
  InviteOrganizationMemberDocument,
  LoadAgentOrganizationDocument,
  LoadInvitationsDocument,
  LoadWebhooksDocument,
  RemoveLogoDocument,
  ReplayWebhookDeliveryDocument,
  UpdateWebhookDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { answerAbilities } from '../../../testing/draw-action.tsx';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { OwnOrganizationScreen } from './own-organization-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const organization = {
  organization_id: 'o1',
  version: 1,
  name: 'Cascade RV',
  organization_type: 'roamly_software' as const,
  parent_organization_id: null,
  parent_organization: null,
  default_provider: null,
  license_number: null,
  logo_url: '/api/logos/1.png' as string | null,
  time_zone: 'America/New_York',
  service_phone: '216-555-0148',
  service_email: null,
  sales_number: null,
  sales_schedule_url: null,
  commission_email: 'pay@cascade.example',
  line_1: null,
  line_2: null,
  locality: null,
  administrative_area: null,
  postal_code: null,
  country: null,
  archived: null,
  products: [],
  organizations: [],
  organization_members: [],
  agent_profiles: [],
};
const webhook = {
  former_secret_until: null,
  webhook_id: 'w1',
  url: 'https://hooks.cascade.com/secret-path?token=abc',
  events: ['policy_bound', 'claim_filed'],
  paused: false,
  ended: null,
  version: 4,
  created: '2026-06-01T10:00:00Z',
};
const delivery = {
  webhook_delivery_id: 'd1',
  webhook_id: 'w1',
  event_type: 'policy_bound',
  about: { quote_id: 'q1', policy_id: 'p1' },
  occurred: '2026-06-15T13:00:00Z',
  status: 'failed',
  attempts: 11,
  next_attempt: '2026-06-16T13:00:00Z',
  answered: 503,
  problem: 'refused',
  ended: '2026-06-16T13:00:00Z',
};

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    roles: ['organization:agent', 'organization:owner'],
    permissions: ['organization:write', 'webhook:write'],
  }));
  answerAbilities(server);
  server.answer(LoadAgentOrganizationDocument, () => ({ organizations_by_pk: organization }));
  server.answer(LoadWebhooksDocument, () => ({ webhooks: [webhook], webhook_deliveries: [delivery] }));
});

const open = (tab: string) => drawStaffPage(`/agents/organization?tab=${tab}`, <OwnOrganizationScreen />);

test('a logo is seen at the head of pages, in letters and on documents, and taken away', async () => {
  server.answer(RemoveLogoDocument, () => ({ remove_logo: { organization_id: 'o1' } }));
  const person = await open('branding');
  await screen.findByText('Head of a page in the dark theme');
  const logos = screen.getAllByRole('img', { name: 'Cascade RV' });
  expect(logos).toHaveLength(4);
  expect(screen.getAllByText('Powered by').length).toBeGreaterThanOrEqual(4);
  await person.click(screen.getByRole('button', { name: 'Take it away' }));
  await waitFor(() =>
    expect(server.sentTo(RemoveLogoDocument).map(({ variables }) => variables)).toEqual([
      { organization_id: 'o1', partner_id: null },
    ]),
  );
});

test('who only reads an organization chooses no logo', async () => {
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles: ['organization:owner'], permissions: [] }));
  await open('branding');
  await screen.findByText('What it looks like');
  expect(screen.queryByRole('button', { name: 'Choose another logo' })).toBeNull();
});

test('contacts and where commission is announced stand in a tab', async () => {
  await open('contacts');
  expect((await screen.findByText('pay@cascade.example')).textContent).toBe('pay@cascade.example');
});

test('a webhook is shown by its host alone, with what became of its messages, which are sent again', async () => {
  server.answer(ReplayWebhookDeliveryDocument, () => ({
    replay_webhook_delivery: { webhook_delivery_id: 'd1', status: 'pending' },
  }));
  const person = await open('webhooks');
  const sent = await screen.findByRole('list', { name: 'Sent last' });
  expect(sent.textContent).toMatch(/Policy bound.*Given up.*11 attempts.*answered 503.*not taken/);
  expect(within(sent).getByRole('link', { name: 'Policy bound' }).getAttribute('href')).toBe('/agents/policies/p1');
  expect(document.body.textContent).not.toContain('secret-path');
  await person.click(screen.getByRole('button', { name: 'Send again: Policy bound' }));
  await screen.findByText('The message is sent again.');
});

test('a webhook is paused, and says why it was not', async () => {
  server.answer(UpdateWebhookDocument, () => refusal('webhook_ended', 'Nothing is sent there any more. Make another.'));
  const person = await open('webhooks');
  await person.click(await screen.findByRole('button', { name: 'Pause: hooks.cascade.com' }));
  await screen.findByText('Nothing is sent there any more. Make another.');
  expect(server.sentTo(UpdateWebhookDocument)[0]?.variables).toEqual({ webhook_id: 'w1', version: 4, paused: true });
});

test('a webhook is made of an address and events, and shows with what it is signed once', async () => {
  server.answer(CreateWebhookDocument, () => ({ create_webhook: { secret: 'whsec_c2VjcmV0' } }));
  const person = await open('webhooks');
  await person.click(await screen.findByRole('button', { name: 'Make a webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByLabelText(/^Address/));
  await person.paste('https://hooks.cascade.com/a');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(webhookEvents.length);
  await person.click(dialog.getByRole('checkbox', { name: 'Claim filed' }));
  await person.click(dialog.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByDisplayValue('whsec_c2VjcmV0')).toBeTruthy();
  expect(server.sentTo(CreateWebhookDocument)[0]?.variables).toEqual({
    organization_id: 'o1',
    url: 'https://hooks.cascade.com/a',
    events: ['policy_bound', 'claim_filed'],
  });
});

test('another is invited with the roles that a colleague has', async () => {
  const member = { organization_member_id: 'm1', user_id: 'u7', active: true, created: '2026-06-01T10:00:00Z' };
  server.answer(LoadAgentOrganizationDocument, () => ({
    organizations_by_pk: {
      ...organization,
      organization_members: [{ ...member, role: 'organization:owner' }],
      agent_profiles: [{ user_id: 'u7', first_name: 'Lena', last_name: 'Berg', email: 'lena@cascade.example' }],
    },
  }));
  server.answer(LoadInvitationsDocument, () => ({ organization_invitations: [] }));
  server.answer(InviteOrganizationMemberDocument, () => ({
    invite_organization_member: { organization_invitation_id: 'i1' },
  }));
  const person = await open('people');
  await person.click(await screen.findByRole('button', { name: 'Invite another like Lena Berg' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^E-mail/), 'kim@cascade.example');
  await person.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(server.sentTo(InviteOrganizationMemberDocument).map(({ variables }) => variables)).toEqual([
      { organization_id: 'o1', email: 'kim@cascade.example', roles: ['organization:owner'] },
    ]),
  );
});
