// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CompleteTaskDocument,
  CreateTaskDocument,
  LoadColleaguesDocument,
  LoadDiaryDocument,
  type TaskRowFragment,
  UpdateTaskDocument,
} from '../../generated/documents.ts';
import { answeringServer, refusal } from '../../testing/answering-server.ts';
import { drawStaffPage } from '../../testing/draw-staff-page.tsx';
import { dana } from '../../testing/quotes-scenario.tsx';
import { HomeDiary, RecordDiary } from './diary.tsx';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const server = answeringServer();
const task = (task_id: string, more: Partial<TaskRowFragment> = {}): TaskRowFragment => ({
  task_id,
  organization_id: 'o1',
  title: `Task ${task_id}`,
  rule: null,
  rule_day: null,
  due_date: '2020-01-02',
  assigned_to: 'u1',
  assigned_name: 'Dana Whitfield',
  quote_id: null,
  policy_id: null,
  policy_renewal_id: null,
  claim_id: null,
  entity_id: null,
  quote: null,
  policy: null,
  policy_renewal: null,
  claim: null,
  entity: null,
  ...more,
});
let tasks: TaskRowFragment[];
let roles: string[];

beforeEach(() => {
  tasks = [task('a'), task('b')];
  roles = [...dana.roles];
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles, org_id: 'o1', permissions: ['diary:write'] }));
  server.answer(LoadDiaryDocument, () => ({
    tasks,
    tasks_aggregate: { aggregate: { count: tasks.length, count_capped: false } },
  }));
  server.answer(CompleteTaskDocument, () => ({ complete_task: { task_id: 'a' } }));
  server.answer(UpdateTaskDocument, () => ({ update_task: { task_id: 'a' } }));
  server.answer(CreateTaskDocument, () => ({ create_task: { task_id: 'c' } }));
  server.answer(LoadColleaguesDocument, () => ({
    organization_members: [{ user_id: 'u2' }],
    agent_profiles: [{ user_id: 'u2', first_name: 'Bo', last_name: 'Reyes' }],
  }));
});
const drawHome = () => drawStaffPage('/agents', <HomeDiary />);

describe('the diary', () => {
  test('shows what is the reader’s, and to an owner what their agency has left undone', async () => {
    await drawHome();
    await screen.findByText('Task a');
    const [first] = server.sentTo(LoadDiaryDocument);
    expect(JSON.stringify(first?.variables)).toContain('"_or":[{"assigned_to":{"_eq":"u1"}}]');
  });

  test('of an owner holds what is nobody’s and what is overdue', async () => {
    roles = [...roles, 'organization:owner'];
    tasks = [
      task('a', { assigned_to: null, assigned_name: null }),
      task('b', { assigned_to: 'u2', assigned_name: 'Bo Reyes' }),
    ];
    await drawHome();
    expect(await screen.findByText('Nobody’s')).toBeTruthy();
    expect(screen.getByText('For Bo Reyes')).toBeTruthy();
    expect(JSON.stringify(server.sentTo(LoadDiaryDocument)[0]?.variables)).toContain('"_is_null":true');
  });

  test('leads to the record of each task, whatever its kind', async () => {
    tasks = [
      task('q', { rule: 'call_after_sent', title: null, quote_id: 'q1', quote: { entities: [] } as never }),
      task('p', { policy_id: 'p1', policy: { policy_number: 'RWP-1' } }),
      task('r', { policy_renewal_id: 'r1', policy_renewal: { source_policy: { policy_number: 'RWP-2' } } }),
      task('c', { claim_id: 'c1', claim: { claim_number: 'CL-1' } }),
      task('e', { entity_id: 'e1' }),
    ];
    await drawHome();
    await screen.findByText('Call about the offer that was sent');
    const list = within(screen.getByRole('list', { name: 'Diary' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/agents/quotes/q1',
      '/agents/policies/p1',
      '/agents/renewals/r1',
      '/agents/claims/c1',
      '/agents/customers/e1',
    ]);
  });

  test('is worked through by key: done, and put off until tomorrow', async () => {
    const hands = await drawHome();
    await screen.findByText('Task a');
    await hands.keyboard('d');
    await waitFor(() => expect(server.sentTo(CompleteTaskDocument)[0]?.variables).toEqual({ task_id: 'a' }));
    screen.getByRole('button', { name: 'Done: Task b' }).focus();
    await hands.keyboard('w');
    await waitFor(() => expect(server.sentTo(UpdateTaskDocument)[0]?.variables).toMatchObject({ task_id: 'b' }));
  });

  test('says what could not be saved, and stays', async () => {
    server.answer(CompleteTaskDocument, () => refusal('task_lapsed', 'The reason of this task has gone.'));
    const hands = await drawHome();
    await hands.click(await screen.findByRole('button', { name: 'Done: Task a' }));
    expect(await screen.findByText('The reason of this task has gone.')).toBeTruthy();
    expect(screen.getByText('Task a')).toBeTruthy();
  });

  test('of a record takes a task about it, for a colleague', async () => {
    tasks = [];
    const hands = await drawStaffPage(
      '/agents/policies/p1',
      <RecordDiary record={{ policy_id: 'p1' }} organizationId="o1" />,
    );
    await screen.findByText('Nothing is to be done here.');
    await hands.click(screen.getByRole('button', { name: 'New task' }));
    await hands.type(await screen.findByLabelText('What is to be done'), 'Ask about the awning');
    await screen.findByRole('option', { name: 'Bo Reyes' });
    await hands.selectOptions(screen.getByLabelText('Person'), 'Bo Reyes');
    await hands.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(server.sentTo(CreateTaskDocument)[0]?.variables).toMatchObject({
        organization_id: 'o1',
        title: 'Ask about the awning',
        assigned_to: 'u2',
        policy_id: 'p1',
      }),
    );
  });

  test('offers nothing to who reads alone', async () => {
    roles = ['global:user', 'global:read_only'];
    server.answerUrl('/api/auth/me', () => ({ ...dana, roles, permissions: [], org_id: null }));
    await drawHome();
    await screen.findByText('Task a');
    expect(screen.queryByRole('button', { name: /Done/ })).toBeNull();
  });
});
