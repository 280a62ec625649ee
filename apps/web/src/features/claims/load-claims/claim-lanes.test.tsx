// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ClaimRowFragment, LoadClaimsDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { ClaimLanes } from './claim-lanes.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

const claim = (place: number, status: string): ClaimRowFragment => ({
  claim_id: `018f0000-0000-7000-8000-00000000000${place}`,
  claim_number: `CL-10000${place}-7`,
  status,
  type_of_loss: 'weather',
  incident_date: '2026-08-02',
  administrative_area: 'OH',
  policy_holder: `Insured ${place}`,
  policy_number: null,
  policy_id: null,
  provider: null,
  reporter_name: null,
  handler_name: null,
  next_step: 'acknowledge',
  next_due: '2026-08-20',
  flags: [],
  filed: '2026-08-03T18:00:00Z',
  erased: null,
  vehicle: null,
  organization: { name: 'Cascade RV Insurance' },
});
const rows = [claim(1, 'filed'), claim(2, 'filed'), claim(3, 'approved')];

beforeEach(() => answerQuotes(server, () => []));

test('each status is a lane with its claims, the next legal day first, and arrows go through them', async () => {
  server.answer(LoadClaimsDocument, ({ where }) => {
    const here = rows.filter(({ status }) => JSON.stringify(where).includes(`"${status}"`));
    return { claims: here, claims_aggregate: { aggregate: { count: here.length, count_capped: false } } };
  });
  const person = await drawStaffPage('/agents/claims', <ClaimLanes where={{}} address="/agents/claims?look=lanes" />);
  const filed = within(await screen.findByRole('region', { name: 'Reported' }));
  const [first, second] = await filed.findAllByRole('link');
  expect(first?.textContent).toContain('Acknowledge by Aug 20, 2026');
  expect(first?.getAttribute('href')).toContain('?list=%2Fagents%2Fclaims%3Flook%3Dlanes');
  expect(server.sentTo(LoadClaimsDocument)[0]?.variables).toMatchObject({
    order: [{ next_due: 'asc_nulls_last' }, { claim_id: 'asc' }],
  });
  first?.focus();
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await person.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Insured 3');
  const open = within(screen.getByRole('region', { name: 'Open' }));
  expect(open.getByText('None here.')).toBeDefined();
});
