// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WaysIn } from '../../../data/session/ways-in.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { RemovePasskey } from './remove-passkey.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

async function draw(secondFactor: WaysIn['secondFactor']) {
  const sent: unknown[] = [];
  server.answerUrl('/api/auth/passkeys/remove', (body) => {
    sent.push(JSON.parse(body ?? ''));
    return { success: true };
  });
  const ways: WaysIn = {
    asked: 'password',
    email: 'dana@cascade.example',
    domain: 'localhost',
    mayHaveSecondFactor: true,
    secondFactor,
    passkeys: [],
  };
  const removed = vi.fn();
  const element = <RemovePasskey id="k1" ways={ways} onRemoved={removed} onKeep={() => undefined} />;
  return { hands: await drawPage('ownStaff', '/agents/profile', element), sent, removed };
}
const remove = () => screen.getByRole('button', { name: 'Remove' });

test('a passkey is removed by the password where there is no second factor', async () => {
  const { hands, sent, removed } = await draw(null);
  await hands.type(screen.getByLabelText('Your password'), 'correct horse');
  await hands.click(remove());
  await waitFor(() => expect(removed).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ id: 'k1', proof: 'correct horse', code: '' }]);
});

test('a passkey is removed by password and code where there is one', async () => {
  const { hands, sent, removed } = await draw({ since: '2026-06-01T10:00:00Z', recoveryCodes: 10 });
  await hands.type(screen.getByLabelText('Your password'), 'correct horse');
  await hands.click(remove());
  expect(sent).toEqual([]);
  await hands.type(screen.getByLabelText(/^Code/), '123456');
  await hands.click(remove());
  await waitFor(() => expect(removed).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ id: 'k1', proof: 'correct horse', code: '123456' }]);
});
