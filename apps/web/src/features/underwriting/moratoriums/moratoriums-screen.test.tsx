// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CreateMoratoriumDocument,
  EndMoratoriumDocument,
  ExceptFromMoratoriumDocument,
  LoadMoratoriumDocument,
  LoadSavedViewsDocument,
  MoratoriumReachDocument,
  MoratoriumsDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { MoratoriumsScreen } from './moratoriums-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '0199aaaa-0000-7000-8000-000000000003';
const quoteId = '0199bbbb-0000-7000-8000-000000000004';
const counted = { aggregate: { count: 1, count_capped: false } };
const moratorium = {
  moratorium_id: id,
  organization_id: 'o1',
  name: 'Hurricane Odette',
  reason: 'The carrier has stopped.',
  notice: 'A hurricane is near.',
  provider: null,
  actions: ['bind'],
  states: ['US-FL'],
  postal_codes: ['33139'],
  starts: '2026-11-20T10:00:00Z',
  ends: null,
  time_zone: 'America/New_York',
  version: 2,
  name_fr: 'Ouragan Odette',
  notice_fr: null,
  organization: { name: 'Cascade' },
};
const wording = { ...moratorium, states: [] };

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    roles: ['organization:underwriter'],
    permissions: ['moratorium:write'],
  }));
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_moratoriums', () => ({ v0: counted, v1: counted }));
  server.answer(MoratoriumsDocument, () => ({ moratoriums: [moratorium], moratoriums_aggregate: counted }));
  server.answer(LoadMoratoriumDocument, () => ({
    moratoriums_by_pk: {
      ...moratorium,
      versions: [
        { version: 2, wording: moratorium, created: '2026-11-20T11:00:00Z', user: null },
        { version: 1, wording, created: '2026-11-20T10:00:00Z', user: { first_name: 'Uma', last_name: 'Lindqvist' } },
      ],
      exceptions: [],
    },
  }));
  server.answer(MoratoriumReachDocument, () => ({
    moratorium_reach: { quotes: 3, policies: 1, waiting: 2, newest: [] },
  }));
});

const draw = (address = '/underwriting/moratoriums') => drawStaffPage(address, <MoratoriumsScreen />);

test('what one would touch stands beside it before it is written, and a refusal keeps what was typed', async () => {
  const sent: unknown[] = [];
  server.answer(CreateMoratoriumDocument, (variables) => {
    sent.push(variables);
    return refusal('area_unknown', 'There is no state or province “XX”.', 'states');
  });
  const user = await draw();
  expect(await screen.findByText('FL, 33139')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Write a moratorium' }));
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Stop from now on' });
  await user.type(await screen.findByLabelText('Name'), 'Camp fire');
  await user.type(screen.getByLabelText('What customers are told'), 'A fire is near.');
  await user.type(screen.getByLabelText('Reason'), 'The carrier has stopped.');
  await user.type(screen.getByLabelText('States and provinces'), 'ca, xx');
  expect(await screen.findByText(/3 quotes for sale, 1 policy in force\. 2 people wait/)).toBeDefined();
  await user.click(confirm());
  expect(await screen.findByText('There is no state or province “XX”.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Camp fire');
  expect(sent).toMatchObject([
    {
      organization_id: 'o1',
      moratorium: { name: 'Camp fire', states: ['US-CA', 'XX'], actions: ['bind'], ends: null },
    },
  ]);
});

test('one in force is ended, and its history says what each wording changed', async () => {
  const sent: unknown[] = [];
  server.answer(EndMoratoriumDocument, (variables) => {
    sent.push(variables);
    return { end_moratorium: { moratorium_id: id } };
  });
  const user = await draw(`/underwriting/moratoriums?id=${id}`);
  expect(await screen.findByRole('heading', { name: 'History' })).toBeDefined();
  expect(document.querySelector('del')?.textContent).toBe('33139');
  await user.click(screen.getByRole('button', { name: 'End now' }));
  const [, last] = await screen.findAllByRole('button', { name: 'End now' });
  if (!last) throw new Error('The dialog has a button of the same name');
  await user.click(last);
  await waitFor(() => expect(sent).toEqual([{ moratorium_id: id, version: 2 }]));
});

test('an exception is made by the address of a quote, with a reason', async () => {
  const sent: unknown[] = [];
  server.answer(ExceptFromMoratoriumDocument, (variables) => {
    sent.push(variables);
    return { except_from_moratorium: { moratorium_exception_id: 'e1' } };
  });
  const user = await draw(`/underwriting/moratoriums?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Let one pass' }));
  await user.type(
    await screen.findByLabelText('Address of the quote or policy'),
    `https://example.com/en-us/agents/quotes/${quoteId}`,
  );
  await user.type(screen.getByLabelText('Why it may pass'), 'It has left the state.');
  const [, last] = screen.getAllByRole('button', { name: 'Let one pass' });
  if (!last) throw new Error('The dialog has a button of the same name');
  await user.click(last);
  await waitFor(() =>
    expect(sent).toEqual([{ moratorium_id: id, quote_id: quoteId, reason: 'It has left the state.' }]),
  );
});
