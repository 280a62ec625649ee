// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { putDeciding } from '../../../data/live/presence-state.ts';
import { publishPresence } from '../../../data/live/presence-listeners.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, dana } from '../../../testing/quotes-scenario.tsx';
import { PresenceOf } from './presence-of.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const quote = { table: 'quotes', id: ada } as const;
const owen = { userId: 'u2', name: 'Owen Castellano', photoUrl: '/api/v1/files/f1', deciding: false };
let people: { userId: string; name: string; photoUrl: string | null; deciding: boolean }[];
let texts: { state: string; tab: string }[];

beforeEach(() => {
  people = [];
  texts = [];
  server.answerUrl('/api/auth/me', () => dana);
  server.answerUrl('/api/v1/presence', (body) => {
    texts.push(JSON.parse(body ?? '{}') as { state: string; tab: string });
    return { people };
  });
});

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <PresenceOf {...quote} />}
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
    </>
  );
}
const draw = () =>
  drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Page />
    </SessionProvider>,
  );

describe('a record', () => {
  test('says who else has it open, as soon as that changes, and who is about to decide', async () => {
    await draw();
    await waitFor(() => expect(texts).toHaveLength(1));
    expect(screen.queryByText(/here too/)).toBeNull();
    people = [owen];
    act(() => publishPresence(quote));
    await screen.findByText('Owen Castellano is here too');
    people = [
      { ...owen, deciding: true },
      { ...owen, userId: 'u3', name: 'Uma Lindqvist', photoUrl: null },
    ];
    act(() => publishPresence({ ...quote, id: 'another' }));
    act(() => publishPresence(quote));
    await screen.findByText('Owen Castellano is deciding this');
    // A face where there is one, over initials that stand where there is none.
    const faces = [...document.querySelectorAll('[role=status] .rounded-full')];
    expect(faces.map((face) => [face.textContent, face.querySelector('img')?.getAttribute('src')])).toEqual([
      ['OC', '/api/v1/files/f1'],
      ['UL', undefined],
    ]);
  });

  test('is told when the person begins to decide, and when they leave', async () => {
    const hands = await draw();
    await waitFor(() => expect(texts.map(({ state }) => state)).toEqual(['here']));
    act(() => putDeciding(true));
    await waitFor(() => expect(texts.map(({ state }) => state)).toEqual(['here', 'deciding']));
    act(() => putDeciding(false));
    await hands.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(texts.at(-1)?.state).toBe('gone'));
    expect(new Set(texts.map(({ tab }) => tab)).size).toBe(1);
  });
});
