// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CreateQuoteNoteDocument,
  DeleteQuoteNoteDocument,
  LoadColleaguesDocument,
  LoadQuoteTimelineDocument,
  type LoadQuoteTimelineQuery,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { QuoteActivity } from '../../quoting/load-quote/quote-activity.tsx';
import { addQuoteNote } from '../../quoting/quote-notes/add-quote-note.ts';
import { useActions } from '../actions/use-actions.tsx';
import { noteOf } from './note-of.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const quoteId = '018f0000-0000-7000-8000-000000000001';
const may = [{ operation: 'create_quote_note', allowed: true, code: null, message: null }];

type Row = LoadQuoteTimelineQuery['timeline_entries'][number];
type Note = LoadQuoteTimelineQuery['quote_notes'][number];

const row = (kind: string, hour: number, more: Partial<Row> = {}): Row => ({
  timeline_entry_id: `${kind}-${hour}`,
  at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  kind,
  actor_name: 'Dana Cole',
  actor_role: 'organization:agent',
  facts: {},
  premium_before: null,
  premium_after: null,
  ...more,
});

let notes: Note[];
let rows: Row[];

beforeEach(() => {
  notes = [];
  rows = [
    row('quote_started', 8, { actor_name: null, actor_role: 'anonymous' }),
    row('quote_sent', 9, { premium_before: 118_000, premium_after: 124_000 }),
    row('agent_approval_revoked', 10),
  ];
  server.answerUrl('/api/auth/me', () => ({
    sub: 'u1',
    given_name: 'Dana',
    permissions: [],
    roles: ['organization:agent'],
    org_id: 'o1',
    language: null,
    map: false,
  }));
  server.answer(LoadQuoteTimelineDocument, () => ({ timeline_entries: rows, quote_notes: notes }));
});

function Page() {
  const actions = useActions([addQuoteNote], { id: quoteId, subject: { organizationId: 'o1' }, abilities: may });
  const onNote = noteOf(actions.allowed);
  return (
    <>
      {actions.dialogs}
      <QuoteActivity quoteId={quoteId} currency="USD" abilities={may} onNote={onNote} />
    </>
  );
}

const draw = () => drawStaffPage(`/agents/quotes/${quoteId}`, <Page />);
const entries = async () => within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');

describe('a timeline', () => {
  test('says what happened, by whom and at what price, newest first', async () => {
    await draw();
    const texts = (await entries()).map((entry) => entry.textContent);
    expect(texts[0]).toContain('Approval revoked');
    expect(texts[1]).toMatch(/Approved for the customer.*Premium \$1,180\.00 → \$1,240\.00.*Dana Cole/);
    expect(texts[2]).toMatch(/Quote started.*Customer/);
  });

  test('is narrowed by type', async () => {
    rows.push(row('payment_received', 11, { facts: { amount: 9_833, currency: 'USD' } }));
    const user = await draw();
    await user.click(await screen.findByRole('button', { name: 'Money' }));
    const shown = await entries();
    expect(shown.map((entry) => entry.textContent)).toEqual([expect.stringContaining('Payment of $98.33 received')]);
  });

  test('says something of what this page does not know yet', async () => {
    rows = [row('policy_repainted', 11)];
    await draw();
    expect((await entries())[0]?.textContent).toContain('Something changed');
  });

  test('lead from a copy to what it was copied from, and back', async () => {
    rows = [
      row('quote_copy_started', 8, { facts: { source: 'the-source' }, premium_after: 118_000 }),
      row('quote_copied', 9, { facts: { copy: 'the-copy' } }),
    ];
    await draw();
    const [copied, started] = await screen.findAllByRole('listitem');
    expect(
      within(copied as HTMLElement)
        .getByRole('link', { name: 'Open the copy' })
        .getAttribute('href'),
    ).toBe('/agents/quotes/the-copy');
    expect(started?.textContent).toContain('Premium $1,180.00');
    within(started as HTMLElement).getByRole('link', { name: 'Open the quote it was copied from' });
  });
});

describe('a note', () => {
  test('keeps what was typed when the server refuses it, and is in the timeline once it is taken', async () => {
    server.answer(CreateQuoteNoteDocument, () => refusal('not_now', 'There is no room to save this right now.'));
    const user = await draw();
    await entries();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Call after five.');
    await user.click(within(dialog).getByRole('checkbox', { name: 'The customer sees it too' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
    await within(dialog).findByText('There is no room to save this right now.');
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Call after five.');
    server.answer(CreateQuoteNoteDocument, ({ note, visible }) => {
      notes = [{ quote_note_id: 'n1', note, visible, author_name: 'Dana Cole', created: '2026-11-20T12:00:00Z' }];
      return { create_quote_note: { quote_note_id: 'n1' } };
    });
    await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
    await screen.findByText('Call after five.');
    expect((await entries())[0]?.textContent).toContain('Note for the customer');
    await screen.findByText('The note is added.');
    server.answer(DeleteQuoteNoteDocument, () => {
      notes = [];
      return { delete_quote_note: { quote_note_id: 'n1' } };
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Call after five.')).toBeNull());
  });

  test('mentions whom the keys choose after an @, by account, as long as the name stands there', async () => {
    const [owen, ola, gone] = ['Owen', 'Ola', 'Oscar'].map((first_name) => ({
      user_id: first_name,
      first_name,
      last_name: 'Castellano',
    }));
    server.answer(LoadColleaguesDocument, () => ({
      organization_members: [{ user_id: 'Owen' }, { user_id: 'Ola' }],
      agent_profiles: [owen, ola, gone].flatMap((one) => one ?? []),
    }));
    server.answer(CreateQuoteNoteDocument, () => ({ create_quote_note: { quote_note_id: 'n1' } }));
    const user = await draw();
    await entries();
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
    const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    expect(server.sentTo(LoadColleaguesDocument)).toEqual([]);
    await user.type(field, 'Ask @o');
    expect((await within(dialog).findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Owen Castellano',
      'Ola Castellano',
    ]);
    await user.keyboard('{Escape}');
    expect(within(dialog).queryByRole('option')).toBeNull();
    await user.type(field, 'l{Enter}');
    expect(field.value).toBe('Ask @Ola Castellano ');
    await user.type(field, '@ow{ArrowDown}{Tab}');
    expect(field.value).toBe('Ask @Ola Castellano @Owen Castellano ');
    await user.type(field, '{Backspace>2/}, please.');
    await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
    await screen.findByText('The note is added.');
    expect(server.sentTo(CreateQuoteNoteDocument)[0]?.variables).toMatchObject({ mentions: ['Ola'] });
  });

  test('says something before it is sent', async () => {
    const user = await draw();
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a note' });
    await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
    await within(dialog).findByText('Write the note first.');
    expect(server.sentTo(CreateQuoteNoteDocument)).toEqual([]);
  });

  test('is archived after a question', async () => {
    notes = [
      { quote_note_id: 'n1', note: 'A mistake', visible: false, author_name: 'Dana', created: '2026-11-20T12:00:00Z' },
    ];
    server.answer(DeleteQuoteNoteDocument, () => {
      notes = [];
      return { delete_quote_note: { quote_note_id: 'n1' } };
    });
    const user = await draw();
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive this note' });
    await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByText('A mistake')).toBeNull());
    expect(server.sentTo(DeleteQuoteNoteDocument)[0]?.variables).toEqual({ quote_note_id: 'n1' });
  });
});
