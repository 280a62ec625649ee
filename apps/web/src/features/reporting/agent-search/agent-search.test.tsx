// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AgentSearchDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
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
