import { describe, expect, test, vi } from 'vitest';
import { draftOf, emptyDraft, inputOf, isUnread } from './announcement.ts';

const stored = {
  announcement_id: 'a1',
  title: 'Hours',
  body: '<p>Eight.</p>',
  for_everybody: false,
  for_subtree: true,
  starts: '2026-06-15T14:37:12Z',
  expires: null as string | null,
  pinned: true,
  acknowledgement: false,
  version: 1,
  edition: 2,
};
const zone = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en-US').resolvedOptions(),
    timeZone,
  });

describe('the days of an announcement', () => {
  test.each(['Pacific/Honolulu', 'America/St_Johns', 'America/New_York'])('are those of the reader in %s', (name) => {
    const spy = zone(name);
    const sent = inputOf({ ...emptyDraft, first: '2026-03-08', last: '2026-03-08' }, null);
    const back = draftOf({ ...stored, starts: sent.starts ?? '', expires: sent.expires });
    expect([back.first, back.last]).toEqual(['2026-03-08', '2026-03-08']);
    spy.mockRestore();
  });

  test('stay the moment that they were where nobody changes them', () => {
    expect(inputOf(draftOf(stored), stored)).toMatchObject({ starts: null, expires: null, reach: 'subtree' });
  });
});

test('other words, and words to be confirmed, are unread', () => {
  const of = (acknowledgement: boolean, ...announcement_receipts: { edition: number; acknowledged: string | null }[]) =>
    isUnread({ edition: 2, acknowledgement, announcement_receipts });
  expect(of(false)).toBe(true);
  expect(of(false, { edition: 1, acknowledged: null })).toBe(true);
  expect(of(false, { edition: 2, acknowledged: null })).toBe(false);
  expect(of(true, { edition: 2, acknowledged: null })).toBe(true);
  expect(of(true, { edition: 1, acknowledged: '2026-06-15T14:00:00Z' })).toBe(true);
  expect(of(true, { edition: 2, acknowledged: '2026-06-15T14:00:00Z' })).toBe(false);
});
