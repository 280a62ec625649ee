// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../data/session/use-session.ts';
import {
  CreateSavedViewDocument,
  LoadSavedViewsDocument,
  type SavedViewFragment,
  SetPreferencesDocument,
  ShareSavedViewDocument,
  UpdateSavedViewDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { ada, answerQuotes, dana, drawQuotes, storedQuote } from '../../../testing/quotes-scenario.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const view = (name: string, more: Partial<SavedViewFragment> = {}): SavedViewFragment => ({
  saved_view_id: name,
  user_id: 'u1',
  author_name: 'Dana Whitfield',
  name,
  query: {
    view: 'mine',
    sort: '-total',
  },
  columns: null,
  shared: null,
  ...more,
});
const sams = view('Sam’s', { user_id: 'u2', author_name: 'Sam Otter', shared: 'then', columns: ['total'] });

let person: SignedInUser;
let stored: SavedViewFragment[];

beforeEach(() => {
  person = dana;
  stored = [];
  answerQuotes(
    server,
    () => [storedQuote(ada, 'Ada')],
    () => person,
  );
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: stored }));
  server.answer(SetPreferencesDocument, ({ theme, single_keys, lists }) => ({
    set_preferences: {
      preferences: {
        ...(theme && { theme }),
        ...(typeof single_keys === 'boolean' && { single_keys }),
        ...(lists && { lists: Object.fromEntries([lists].flat().map(({ list, ...rest }) => [list, rest])) }),
      },
    },
  }));
});

const views = () => screen.getByRole('navigation', { name: 'Views' });
/** A view stands in the row of narrow screens and in the column of wide ones. */
const linksTo = (name: RegExp) => within(views()).queryAllByRole('link', { name });
const storage = () => JSON.stringify({ ...window.localStorage });

async function choose(hands: Awaited<ReturnType<typeof drawQuotes>>, name: string, item: string) {
  const [button] = await within(views()).findAllByRole('button', { name: `Change ${name}` });
  if (button) await hands.click(button);
  await hands.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a view of a list', () => {
  test('is kept by the server, with what the list shows', async () => {
    server.answer(CreateSavedViewDocument, ({ name, query, columns = null }) => ({
      create_saved_view: view(name, { query, columns: columns === null ? null : [columns].flat() }),
    }));
    const hands = await drawQuotes('/agents/quotes?view=mine&f[status]=open&sort=-total&page=2&cols=total');
    await hands.click(screen.getAllByRole('button', { name: 'Save as a view' })[0] as HTMLElement);
    await hands.type(screen.getByLabelText('Name'), 'Dear ones{Enter}');
    await waitFor(() => expect(linksTo(/^Dear ones/)).toHaveLength(2));
    expect(server.sentTo(CreateSavedViewDocument).map(({ variables }) => variables)).toEqual([
      {
        list_name: 'quotes',
        name: 'Dear ones',
        columns: ['total'],
        query: {
          view: 'mine',
          'f[status]': 'open',
          sort: '-total',
        },
      },
    ]);
    expect(linksTo(/^Dear ones/)[0]?.getAttribute('href')).toBe(
      '/agents/quotes?view=mine&f[status]=open&sort=-total&cols=total',
    );
  });

  test('that cannot be kept leaves its name where it was typed, and says why', async () => {
    server.answer(CreateSavedViewDocument, () => refusal('views_full', 'You keep 12 views of this list already.'));
    const hands = await drawQuotes();
    await hands.click(screen.getAllByRole('button', { name: 'Save as a view' })[0] as HTMLElement);
    await hands.type(screen.getByLabelText('Name'), 'One more{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('You keep 12 views of this list already.');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('One more');
  });

  test('is shared with a press, and is back with oneself when the server refuses', async () => {
    stored = [view('Mine')];
    server.answer(ShareSavedViewDocument, ({ shared }) => ({
      share_saved_view: view('Mine', { shared: shared ? 'now' : null }),
    }));
    const hands = await drawQuotes();
    await choose(hands, 'Mine', 'Share with my organization');
    await waitFor(() => expect(linksTo(/^Mine ?Shared/)).toHaveLength(2));
    server.answer(ShareSavedViewDocument, () => refusal('unexpected', 'Not now.'));
    await choose(hands, 'Mine', 'Stop sharing');
    await screen.findByText('Not now.');
    expect(linksTo(/^Mine ?Shared/)).toHaveLength(2);
  });

  test('of a colleague says whose it is, and can be copied, not changed', async () => {
    stored = [sams];
    const hands = await drawQuotes();
    await waitFor(() => expect(linksTo(/^Sam’s ?by Sam Otter/)).toHaveLength(2));
    server.answer(CreateSavedViewDocument, ({ name }) => ({ create_saved_view: view(name) }));
    await choose(hands, 'Sam’s', 'Save a copy of my own');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sam’s');
    await hands.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.sentTo(CreateSavedViewDocument)[0]?.variables).toEqual({
        list_name: 'quotes',
        name: 'Sam’s',
        columns: ['total'],
        query: {
          view: 'mine',
          sort: '-total',
        },
      }),
    );
  });

  test('that is deleted by mistake comes back where it was', async () => {
    stored = [view('First'), view('Second')];
    server.answer(UpdateSavedViewDocument, ({ saved_view_id }) => ({ update_saved_view: view(saved_view_id) }));
    const hands = await drawQuotes();
    await choose(hands, 'First', 'Delete');
    await waitFor(() => expect(linksTo(/^First/)).toEqual([]));
    await hands.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.sentTo(UpdateSavedViewDocument).map(({ variables }) => variables)).toEqual([
        { saved_view_id: 'First', archived: true },
        { saved_view_id: 'First', archived: false },
      ]),
    );
    expect(linksTo(/^(First|Second)/).map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
      'First',
      'Secon',
      'First',
      'Secon',
    ]);
  });

  test('that this browser alone kept moves to the server once, and goes from here', async () => {
    server.answer(CreateSavedViewDocument, ({ name, query }) => ({ create_saved_view: view(name, { query }) }));
    const former = [{ id: 'f1', name: 'Ohio', query: 'view=mine&cols=total&page=3' }];
    await drawQuotes('/agents/quotes', { stored: { 'views:quotes:u1': JSON.stringify(former) } });
    await waitFor(() => expect(linksTo(/^Ohio/)).toHaveLength(2));
    const [sent] = server.sentTo(CreateSavedViewDocument);
    expect(sent?.variables).toMatchObject({ name: 'Ohio', query: { view: 'mine' }, columns: ['total'] });
    expect(sent?.headers.get('idempotency-key')).toBe('f1');
    await waitFor(() => expect(storage()).not.toContain('views:quotes:u1'));
  });

  test('that could not move stays in the browser', async () => {
    server.answer(CreateSavedViewDocument, () => refusal('views_full', 'Full.'));
    const former = JSON.stringify([{ id: 'f1', name: 'Ohio', query: 'view=mine' }]);
    await drawQuotes('/agents/quotes', { stored: { 'views:quotes:u1': former } });
    await screen.findByText(/could not be moved/);
    expect(window.localStorage.getItem('views:quotes:u1')).toBe(former);
  });
});

describe('columns and rows of a list', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  test('are as the person chose them elsewhere', async () => {
    person = { ...dana, preferences: { lists: { quotes: { columns: ['agent'], density: 'compact' } } } };
    await drawQuotes();
    await waitFor(() => expect(heads().join()).toContain('Agent'));
    expect(heads().join()).not.toContain('Premium');
  });

  test('show at once when they are chosen, and go to the server', async () => {
    const hands = await drawQuotes();
    await hands.click(screen.getByRole('button', { name: 'Columns' }));
    await hands.click(await screen.findByRole('checkbox', { name: 'Agent' }));
    await waitFor(() => expect(heads().join()).toContain('Agent'));
    await waitFor(() =>
      expect(server.sentTo(SetPreferencesDocument)[0]?.variables).toEqual({
        lists: [{ list: 'quotes', columns: ['status', 'vehicle', 'effective_date', 'total', 'agent', 'updated'] }],
      }),
    );
    expect(window.location.search).toBe('');
  });
});

describe('what is set', () => {
  test('and does not reach the server holds here, is said, and is sent again with the next visit', async () => {
    server.answer(SetPreferencesDocument, () => refusal('unexpected', 'Something went wrong.'));
    const before = { of: 'u1', stored: {}, unsent: { single_keys: false } };
    await drawQuotes('/agents/quotes', { stored: { settings: JSON.stringify(before) } });
    await screen.findByText(/^This setting holds in this browser/);
    expect(server.sentTo(SetPreferencesDocument)[0]?.variables).toEqual({ single_keys: false });
    expect(storage()).toContain(String.raw`\"unsent\":{\"single_keys\":false}`);
  });

  test('and is refused by a rule is not sent again', async () => {
    server.answer(SetPreferencesDocument, () => refusal('theme_unknown', 'There is no such theme.', 'theme'));
    const before = { of: 'u1', stored: {}, unsent: { theme: 'dark' } };
    await drawQuotes('/agents/quotes', { stored: { settings: JSON.stringify(before) } });
    await waitFor(() => expect(storage()).toContain(String.raw`\"unsent\":{}`));
    expect(server.sentTo(SetPreferencesDocument)).toHaveLength(1);
  });

  test('by somebody else at this computer is neither shown nor sent', async () => {
    const others = { of: 'u9', stored: { theme: 'dark' }, unsent: { single_keys: false } };
    await drawQuotes('/agents/quotes', { stored: { settings: JSON.stringify(others) } });
    await waitFor(() => expect(storage()).toContain(String.raw`\"of\":\"u1\"`));
    expect(storage()).not.toContain('dark');
    expect(server.sentTo(SetPreferencesDocument)).toEqual([]);
  });

  test('in this browser alone so far moves to the person, where they have not chosen yet', async () => {
    person = { ...dana, preferences: { theme: 'light' } };
    await drawQuotes('/agents/quotes', {
      stored: { 'staff-theme': 'dark', 'single-keys': 'off', 'list-density': 'compact' },
    });
    await waitFor(() =>
      expect(server.sentTo(SetPreferencesDocument)[0]?.variables).toEqual({
        single_keys: false,
        lists: [
          { list: 'quotes', density: 'compact' },
          { list: 'policies', density: 'compact' },
        ],
      }),
    );
    await waitFor(() => expect(storage()).not.toContain('staff-theme'));
  });
});
