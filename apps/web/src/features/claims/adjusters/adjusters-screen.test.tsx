// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  type ClaimHandlerFragment,
  LoadClaimHandlersDocument,
  SetAdjusterDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { AdjustersScreen } from './adjusters-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const sam: ClaimHandlerFragment = {
  user_id: 'u1',
  name: 'Sam Lee',
  open: 12,
  has_profile: true,
  lines: [],
  states: ['OH'],
  authority_step: 2,
  is_senior: true,
  most_open: 60,
  away_from: null,
  away_until: null,
  successor_id: null,
};
const rae = { ...sam, user_id: 'u2', name: 'Rae Fox', open: 3, has_profile: false, states: [] };

async function draw() {
  answerQuotes(server, () => []);
  server.answer(LoadClaimHandlersDocument, () => ({
    claim_handlers: { steps: [500_000, 2_500_000, 10_000_000], handlers: [sam, rae] },
  }));
  const user = await drawStaffPage('/agents/claims/adjusters', <AdjustersScreen />);
  await screen.findByRole('heading', { name: 'Sam Lee' });
  return user;
}

test('says of each who handles claims how many they have and how much they approve', async () => {
  await draw();
  const [first, second] = screen.getAllByRole('listitem').filter((one) => within(one).queryByRole('heading'));
  for (const text of ['12 of 60', 'up to $25,000.00, senior', 'OH']) expect(first?.textContent).toContain(text);
  expect(second?.textContent).toContain('No profile');
});

test('changes how somebody handles them, with the days away and who goes on, and shows a refusal in its field', async () => {
  server.answer(SetAdjusterDocument, () => refusal('choice_unknown', 'Choose one of what is offered.', 'states'));
  const user = await draw();
  await user.click(screen.getByRole('button', { name: 'Change how Sam Lee handles claims' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How they handle claims' }));
  const states = dialog.getByRole('textbox', { name: /States and provinces/ });
  await user.clear(states);
  await user.type(states, 'oh, xx');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who goes on with their claims' }), 'Rae Fox');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose one of what is offered.')).toBeDefined();
  server.answer(SetAdjusterDocument, () => ({ set_adjuster: { user_id: 'u1' } }));
  await user.clear(states);
  await user.type(states, 'OH PA');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sentTo(SetAdjusterDocument).at(-1)?.variables).toMatchObject({
      user_id: 'u1',
      states: ['OH', 'PA'],
      authority_step: 2,
      is_senior: true,
      most_open: 60,
      away_from: null,
      successor_id: 'u2',
      is_archived: false,
    }),
  );
});
