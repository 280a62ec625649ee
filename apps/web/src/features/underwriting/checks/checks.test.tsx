// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  DriverOfRecordDocument,
  MembersWithRoleDocument,
  RequestMvrDetailsDocument,
  RunVerificationDocument,
  UnderwritingCriteriaByQuoteDocument,
  type UnderwritingCriteriaByQuoteQuery,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { DriverRecordScreen } from './driver-record-screen.tsx';
import { CriteriaChecks } from './criteria-checks.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const ada = '018f0000-0000-7000-8000-0000000000b1';
type Criteria = UnderwritingCriteriaByQuoteQuery['underwriting_criteria_by_quote'];
const check = (call_type: string, state: string, more = {}): Criteria['verifications'][number] => ({
  quote_verification_id: 'v1',
  entity_id: ada,
  name: 'Ada Moreno',
  call_type,
  state,
  status: null,
  error: null,
  fetched: null,
  askable: true,
  required: call_type !== 'tas',
  ...more,
});
const criteria: Criteria = {
  quote_id: 'q1',
  declarations: {},
  score: null,
  verifications: [
    check('mvr', 'done', {
      status: 'ok',
      fetched: '2026-11-20T10:00:00Z',
    }),
    check('frs', 'errored', {
      status: 'timeout',
      error: 'The vendor did not answer.',
    }),
    check('tas', 'missing'),
  ],
  mvr_violations: [
    {
      entity_id: ada,
      violation: 'Speeding 15 over',
      date: '2025-03-04',
      type: 'violation',
      kind: 'speeding',
      counts: true,
    },
  ],
  incidents: [
    {
      entity_id: ada,
      name: 'Ada Moreno',
      declared: { speeding: 0 },
      found: { speeding: 1 },
    },
  ],
  findings: [
    {
      code: 'undeclared_incidents',
      message: 'One speeding ticket was not declared.',
    },
  ],
};
let permissions: string[];

beforeEach(() => {
  permissions = ['verification:run', 'mvr:read'];
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    permissions,
    roles: ['global:user', 'organization:underwriter'],
  }));
  server.answer(UnderwritingCriteriaByQuoteDocument, () => ({ underwriting_criteria_by_quote: criteria }));
  server.answer(DriverOfRecordDocument, () => ({
    entities_by_pk: {
      entity_id: ada,
      quote_id: 'q1',
      entity_relationship: 'named_insured',
      license_administrative_area: 'OH',
      first_name: 'Ada',
      last_name: 'Moreno',
      business_name: null,
    },
  }));
});

const draw = (address: string, page: React.ReactNode) => drawStaffPage(address, page);

test('what was found stands beside what was declared, and says that it differs', async () => {
  await draw('/underwriting/quotes/q1', <CriteriaChecks quoteId="q1" />);
  const row = await screen.findByRole('row', { name: /Speeding/ });
  expect(within(row).getByText('differs from what was declared')).toBeDefined();
  expect(screen.getByText('One speeding ticket was not declared.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Record of Ada Moreno' }).getAttribute('href')).toBe(
    `/underwriting/drivers/${ada}`,
  );
});

test('the record of a driver and the way back lead to the list that the quote was opened from', async () => {
  const list = `list=${encodeURIComponent('/underwriting?view=all')}`;
  await draw(`/underwriting/quotes/q1?${list}`, <CriteriaChecks quoteId="q1" />);
  expect((await screen.findByRole('link', { name: 'Record of Ada Moreno' })).getAttribute('href')).toBe(
    `/underwriting/drivers/${ada}?${list}`,
  );
  cleanup();
  await draw(`/underwriting/drivers/${ada}?${list}`, <DriverRecordScreen />);
  expect((await screen.findByRole('link', { name: 'The quote' })).getAttribute('href')).toBe(
    `/underwriting/quotes/q1?${list}`,
  );
});

test('a check that a vendor did not answer says so, and is asked again for the same person', async () => {
  const sent: unknown[] = [];
  server.answer(RunVerificationDocument, (variables) => {
    sent.push(variables);
    return { run_verification: { status: 'running' } };
  });
  const person = await draw('/underwriting/quotes/q1', <CriteriaChecks quoteId="q1" />);
  expect(await screen.findByText('The vendor did not answer.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: /Run again: Insurance score/ }));
  expect(sent).toEqual([{ quote_id: 'q1', call_type: 'frs', entity_id: ada }]);
});

test('a record is closed until somebody opens it: nothing of the license is asked for before', async () => {
  const sent: unknown[] = [];
  server.answer(RequestMvrDetailsDocument, (variables) => {
    sent.push(variables);
    return {
      request_mvr_details: {
        entity_id: ada,
        provider: 'simulated',
        fetched: '2026-11-20T10:00:00Z',
        first_name: 'Ada',
        last_name: 'Moreno',
        license_number: 'OH123456',
        license_administrative_area: 'OH',
        license_status: 'valid',
        license_class: 'D',
        license_issued: null,
        license_expires: null,
        license_restrictions: [],
        entries: [
          {
            type: 'violation',
            code: 'S92',
            date: '2025-03-04',
            convicted: '2025-04-01',
            points: 2,
            at_fault: null,
            description: 'Speeding 15 over the limit',
            kind: 'speeding',
          },
        ],
      },
    };
  });
  const person = await draw(`/underwriting/drivers/${ada}`, <DriverRecordScreen />);
  const open = await screen.findByRole('button', { name: 'Open the record' });
  expect(sent).toEqual([]);
  expect(screen.queryByText('OH123456')).toBeNull();
  expect((await screen.findAllByLabelText('hidden')).length).toBeGreaterThan(5);
  await person.click(open);
  expect(await screen.findByText('OH123456')).toBeDefined();
  expect(screen.getByText(/Speeding 15 over the limit · S92 · 2 points/)).toBeDefined();
  expect(sent).toEqual([{ entity_id: ada }]);
});

test('a refusal to open it is said in the server’s words', async () => {
  server.answer(RequestMvrDetailsDocument, () => refusal('record_not_there', 'There is nothing to open.'));
  const person = await draw(`/underwriting/drivers/${ada}`, <DriverRecordScreen />);
  await person.click(await screen.findByRole('button', { name: 'Open the record' }));
  expect(await screen.findByText('There is nothing to open.')).toBeDefined();
});

test('who may not read driving records sees none', async () => {
  permissions = [];
  server.answer(MembersWithRoleDocument, () => ({ organization_members: [], agent_profiles: [] }));
  await draw(`/underwriting/drivers/${ada}`, <DriverRecordScreen />);
  expect(await screen.findByText(/underwriter/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open the record' })).toBeNull();
});
