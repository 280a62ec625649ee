// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AgentSearchDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { ada, dana, luis } from '../../../testing/quotes-scenario.tsx';
import { AgentSearch } from './agent-search.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => dana);
  server.answer(AgentSearchDocument, () => ({ search_platform: [] }));
});

async function draw() {
  const person = await drawStaffPage('/agents', <AgentSearch />);
  await screen.findByRole('button', { name: 'Search' });
  // What listens to keys begins right after the drawing.
  await act(async () => undefined);
  return person;
}

// Presses without a turn between them: the palette cannot have been fetched.
const press = (...keys: readonly string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

test('what is typed before the palette is there stands in its field', async () => {
  const person = await draw();
  press('/', 'F', 'e', 'x', 'Backspace', 'a', 'Enter');
  const field = await screen.findByRole('combobox');
  expect(field).toHaveProperty('value', 'Fea');
  expect(document.activeElement).toBe(field);
  await person.keyboard('ther');
  expect(field).toHaveProperty('value', 'Feather');
});

test('Escape ahead of the palette takes the wish back, and the next search begins empty', async () => {
  await draw();
  press('/', 'a', 'Escape');
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('combobox')).toBeNull();
  press('/');
  expect(await screen.findByRole('combobox')).toHaveProperty('value', '');
});

test('what is found of somebody who had it erased says so, and is no record of nobody yet', async () => {
  const found = {
    policy_id: ada,
    quote_id: ada,
    quote_status: 'bound',
    policy_status: 'expired',
    policy_number: 'RWP-100001-1',
    quote_effective_date: '2026-01-01',
    contact: null,
    named_insured_first_name: null,
    named_insured_last_name: null,
    erased: '2026-11-21T10:00:00Z',
  };
  server.answer(AgentSearchDocument, () => ({
    search_platform: [found, { ...found, quote_id: luis, policy_id: null, policy_number: null, erased: null }],
  }));
  const person = await draw();
  press('/');
  await person.type(await screen.findByRole('combobox'), 'RWP-1');
  expect(await screen.findByText('Erased person')).toBeTruthy();
  expect(screen.getByText('No name yet')).toBeTruthy();
});
