// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CreateReportScheduleDocument,
  LoadColleaguesDocument,
  LoadReportSchedulesDocument,
  type ReportScheduleRowFragment,
  UpdateReportScheduleDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { OrphanedReportsLink } from './orphaned-reports-link.tsx';
import { ReportSchedulesScreen } from './report-schedules-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const me = { ...dana, org_id: 'o1', permissions: [...dana.permissions, 'report:schedule'] };
const row = (more: Partial<ReportScheduleRowFragment>): ReportScheduleRowFragment => ({
  report_schedule_id: 's1',
  organization_id: 'o1',
  report: 'commission',
  cadence: 'monthly',
  day: 31,
  hour: 7,
  next_day: '2026-12-31',
  recipients: [me.sub],
  owner_id: me.sub,
  owner_name: 'Dana Agent',
  version: 1,
  report_deliveries: [],
  ...more,
});
const person = (user_id: string, first_name: string) => ({ user_id, first_name, last_name: 'Agent' });

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => me);
  server.answer(LoadColleaguesDocument, () => ({
    organization_members: [{ user_id: me.sub }, { user_id: 'u2' }],
    agent_profiles: [person(me.sub, 'Dana'), person('u2', 'Uma'), person('u3', 'Gone')],
  }));
});
const draw = (rows: readonly ReportScheduleRowFragment[], own: typeof me = me) => {
  server.answerUrl('/api/auth/me', () => own);
  server.answer(LoadReportSchedulesDocument, () => ({
    report_schedules: rows,
    organizations_by_pk: { organization_id: 'o1', time_zone: 'America/New_York' },
  }));
  return drawStaffPage('/agents/reports/schedules', <ReportSchedulesScreen />);
};

test('says when a report is sent and to whom; its owner changes, sends and stops it', async () => {
  await draw([row({ recipients: [me.sub, 'u2', 'u3'] })]);
  expect(await screen.findByText('The last day of each month at 7:00 a.m.')).toBeTruthy();
  expect(await screen.findByText(/one person who gets none any more/)).toBeTruthy();
  for (const name of [/^Change /, /^Send once now/, /^Stop /])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('of somebody else one takes oneself out, and does nothing more', async () => {
  server.answer(UpdateReportScheduleDocument, () => ({ update_report_schedule: { report_schedule_id: 's1' } }));
  await draw([row({ owner_id: 'u2', owner_name: 'Uma Agent', recipients: ['u2', me.sub] })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Take me out of Commission statement' }));
  expect(screen.queryByRole('button', { name: /^Stop / })).toBeNull();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take me out' }));
  await vi.waitFor(() =>
    expect(server.sentTo(UpdateReportScheduleDocument)[0]?.variables).toMatchObject({ recipients: ['u2'] }),
  );
});

test('one for which nobody answers stands first, and an owner takes it over', async () => {
  const owner = { ...me, permissions: [...me.permissions, 'member:write'] };
  await draw(
    [row({}), row({ report_schedule_id: 's2', report: 'production', owner_id: 'u3', owner_name: 'Gone Agent' })],
    owner,
  );
  await screen.findByText(/Gone Agent does not work here any more/);
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'ProductionNobody answers for it',
    'Commission statement',
  ]);
  expect(screen.getByRole('button', { name: 'Take over Production' })).toBeTruthy();
});

test('owners alone are told on their home of reports that wait to be taken over, and led to them', async () => {
  const left = [row({}), row({ report_schedule_id: 's2', owner_id: 'u3', owner_name: 'Gone Agent' })];
  const drawLink = async (permissions: string[]) => {
    server.answerUrl('/api/auth/me', () => ({ ...me, permissions: [...me.permissions, ...permissions] }));
    server.answer(LoadReportSchedulesDocument, () => ({ report_schedules: left, organizations_by_pk: null }));
    return drawStaffPage('/agents', <OrphanedReportsLink />);
  };
  await drawLink([]);
  expect(screen.queryByRole('link', { name: /not sent any more/ })).toBeNull();
  await drawLink(['member:write']);
  const link = await screen.findByRole('link', { name: '1 report is not sent any more: take it over or stop it' });
  expect(link.getAttribute('href')).toBe('/agents/reports/schedules');
});

test('a report by months is sent monthly alone, and goes to who asks at first', async () => {
  server.answer(CreateReportScheduleDocument, () => ({ create_report_schedule: { report_schedule_id: 's1' } }));
  await draw([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Have a report sent' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Day of the week')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Report'), { target: { value: 'commission' } });
  expect(await dialog.findByText('This report is by month.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Have it sent' }));
  await vi.waitFor(() =>
    expect(server.sentTo(CreateReportScheduleDocument)[0]?.variables).toMatchObject({
      report: 'commission',
      cadence: 'monthly',
      day: 1,
      hour: 7,
      recipients: [me.sub],
    }),
  );
});
