// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CreateRejectionDocument,
  LoadRestrictionDocument,
  LoadSavedViewsDocument,
  RemoveRejectionDocument,
  RestrictionMatchesDocument,
  RestrictionsDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { RestrictionsScreen } from './restrictions-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '0199aaaa-0000-7000-8000-000000000003';
const counted = { aggregate: { count: 1, count_capped: false } };
const restriction = {
  explicit_rejection_id: id,
  organization_id: 'o1',
  key: 'email' as const,
  value: 'ada@example.com',
  reason: 'Two staged losses.',
  provider: null,
  should_block_renewal: false,
  deleted: null,
  created: '2026-11-20T10:00:00Z',
  author: {
    first_name: 'Uma',
    last_name: 'Lindqvist',
  },
  organization: { name: 'Cascade' },
};

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    roles: ['organization:underwriter'],
    permissions: ['rejection:write'],
  }));
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_explicit_rejections', () => ({ v0: counted, v1: counted }));
  server.answer(RestrictionsDocument, () => ({
    explicit_rejections: [restriction],
    explicit_rejections_aggregate: counted,
  }));
  server.answer(LoadRestrictionDocument, () => ({ explicit_rejections_by_pk: restriction }));
  server.answer(RestrictionMatchesDocument, () => ({
    rejection_matches: { quotes: 3, policies: 1, exists: false, newest: [] },
  }));
});

const draw = (address = '/underwriting/restrictions') => drawStaffPage(address, <RestrictionsScreen />);

test('whom a restriction would meet stands beside it before it is written, and a refusal keeps what was typed', async () => {
  const sent: unknown[] = [];
  server.answer(CreateRejectionDocument, (variables) => {
    sent.push(variables);
    return refusal('restriction_exists', 'This is refused already.', 'value');
  });
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Refuse somebody' }));
  await user.type(await screen.findByLabelText('E-mail address'), 'ada@example.com');
  expect(await screen.findByText('3 quotes for sale, 1 policy in force.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Fraud/ }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('This is refused already.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ada@example.com');
  expect(sent).toEqual([
    {
      organization_id: 'o1',
      key: 'email',
      value: 'ada@example.com',
      reason: 'Fraud',
      provider: null,
      should_block_renewal: false,
    },
  ]);
});

test('one that was taken back can be put back at once', async () => {
  const sent: unknown[] = [];
  server.answer(RemoveRejectionDocument, (variables) => {
    sent.push(variables);
    return { remove_rejection: { explicit_rejection_id: id, deleted: null } };
  });
  const user = await draw(`/underwriting/restrictions?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual([{ explicit_rejection_id: id }, { explicit_rejection_id: id, undo: true }]));
});
