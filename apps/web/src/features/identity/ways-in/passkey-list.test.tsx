// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaysIn } from '../../../data/session/ways-in.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PasskeyList } from './passkey-list.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
beforeEach(() => void vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {}));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['by the password where there is no second factor', null, { proof: 'correct horse', code: '' }],
  [
    'by password and code where there is one',
    { since: '2026-06-01T10:00:00Z', recoveryCodes: 10 },
    { proof: 'correct horse', code: '123456' },
  ],
] as const)('a passkey is added %s', async (_how, secondFactor, expected) => {
  const sent: unknown[] = [];
  server.answerUrl('/api/auth/passkeys/begin', (body) => {
    sent.push(JSON.parse(body ?? ''));
    return { challenge: 'none' };
  });
  const ways: WaysIn = {
    asked: 'password',
    email: 'dana@cascade.example',
    domain: 'localhost',
    mayHaveSecondFactor: true,
    secondFactor,
    passkeys: [],
  };
  const hands = await drawPage('ownStaff', '/agents/profile', <PasskeyList ways={ways} />);
  await hands.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await hands.clear(screen.getByLabelText('Name of the passkey'));
  await hands.type(screen.getByLabelText('Name of the passkey'), 'Laptop');
  await hands.type(screen.getByLabelText('Your password'), 'correct horse');
  if (secondFactor) {
    await hands.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(sent).toEqual([]);
    await hands.type(screen.getByLabelText(/^Code/), '123456');
  }
  await hands.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await waitFor(() => expect(sent).toEqual([expected]));
});
