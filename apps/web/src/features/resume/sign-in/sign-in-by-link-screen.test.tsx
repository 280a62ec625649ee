// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { SignInByLinkScreen } from './sign-in-by-link-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const me = { sub: 'u1', given_name: 'Ada', roles: ['global:user'], permissions: [], language: null, preferences: {} };
let used: unknown[];
beforeEach(() => {
  used = [];
  server.answerUrl('/api/auth/me', () => (used.length > 0 ? me : null));
  server.answerUrl('/api/auth/sign-in/link', (body) => {
    used.push(JSON.parse(body ?? ''));
    return used.length > 1 ? new Failure({ code: 'INVALID_TOKEN' }, 400) : { token: 'session' };
  });
});

const addressOf = (returnTo: string) => `/resume/sign-in?token=secret&returnTo=${encodeURIComponent(returnTo)}`;

test('opening the link does nothing, and the token leaves the address; the button signs in and leads on', async () => {
  const person = await drawPage('links', addressOf('/customers/billing'), <SignInByLinkScreen />);
  const button = await screen.findByRole('button', { name: 'Sign in' });
  expect([used, window.location.search]).toEqual([[], '']);
  await person.click(button);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/customers/billing'));
  expect(used).toEqual([{ token: 'secret' }]);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/fr-ca//evil.example', '/api/auth/logout'])(
  'a link that somebody changed leads to no other site: %s',
  async (target) => {
    const person = await drawPage('links', addressOf(target), <SignInByLinkScreen />);
    await person.click(await screen.findByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/customers'));
    expect(window.location.host).not.toContain('evil');
  },
);

test('a link that was used says so, and where the code still works', async () => {
  used.push('by a scanner');
  const person = await drawPage('links', addressOf('/customers'), <SignInByLinkScreen />);
  await person.click(await screen.findByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'This link is over' });
  expect(screen.getByRole('link', { name: 'Ask for a new e-mail' }).getAttribute('href')).toBe(
    '/customers/sign-in?returnTo=%2Fcustomers',
  );
});

test('a link without a token asks for a new letter', async () => {
  await drawPage('links', '/resume/sign-in', <SignInByLinkScreen />);
  await screen.findByRole('heading', { name: 'This link is over' });
});
