import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import {
  type AnnouncementRequest,
  decideAnnouncement,
  decideChangeAnnouncement,
  decideReadAnnouncement,
  isReworded,
  isShown,
  type StoredAnnouncement,
} from './announcement.ts';

const now = new Date('2026-06-15T14:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 36e5);
const underwriter = principalOf('organization:underwriter', { userId: 'u', organizationId: 'o1' });
const ofPlatform = principalOf('global:underwriter', { userId: 'g' });
const request: AnnouncementRequest = { title: ' Office  closed ', reach: 'organization' };
const body = { html: '<p>On Monday.</p>', text: 'On Monday.\n' };
const place = { organizationId: 'o1', isPlatform: false };
const decide = (changed: Partial<AnnouncementRequest>, actor = underwriter, at = place, text = body) =>
  decideAnnouncement({ request: { ...request, ...changed }, body: text, before: null }, actor, at, now);

const stored: StoredAnnouncement = {
  organizationId: 'o1',
  title: 'Office closed',
  body: body.html,
  reach: 'organization',
  starts: hours(-1),
  expires: null,
  pinned: false,
  acknowledgement: true,
  version: 3,
  edition: 2,
  archived: null,
};

describe('an announcement', () => {
  test('begins at once and stays until it is taken back, unless days are given', () => {
    expect(decide({})).toMatchObject({ ok: true, event: { title: 'Office closed', starts: now, expires: null } });
    expect(decide({ starts: '2026-06-16T08:00:00-04:00', expires: '2026-06-17T00:00:00Z' })).toMatchObject({
      event: { starts: new Date('2026-06-16T12:00:00Z'), expires: new Date('2026-06-17T00:00:00Z') },
    });
  });

  test.each([
    [{ title: ' ' }, 'title_missing', 'title'],
    [{ reach: 'moon' }, 'choice_unknown', 'reach'],
    [{ starts: 'soon' }, 'day_not_valid', 'starts'],
    [{ starts: '9999-12-31T23:59:59Z' }, 'day_not_valid', 'starts'],
    [{ starts: '0001-01-01T00:00:00Z' }, 'day_not_valid', 'starts'],
    [{ expires: '2026-06-15T14:00:00Z' }, 'day_not_valid', 'expires'],
    [{ expires: '2099-06-15T14:00:00Z' }, 'day_not_valid', 'expires'],
    [{ reach: 'everybody' }, 'broadcast_not_allowed', 'reach'],
  ])('with %j is refused as %s at %s', (changed, code, field) => {
    expect(decide(changed)).toMatchObject({ ok: false, refusal: { code, field } });
  });

  test('says something, in no more than what is kept', () => {
    const empty = { html: '<p></p>', text: '\n' };
    expect(decide({}, underwriter, place, empty)).toMatchObject({ refusal: { code: 'announcement_missing' } });
    const long = { html: `<p>${'<em>a</em>'.repeat(1_000)}</p>`, text: 'a'.repeat(1_000) };
    expect(decide({}, underwriter, place, long)).toMatchObject({ refusal: { code: 'text_too_long', field: 'body' } });
  });

  test('is for everybody only where the platform organization says it, by who may', () => {
    const platform = { organizationId: 'o1', isPlatform: true };
    expect(decide({ reach: 'everybody' }, ofPlatform, platform).ok).toBe(true);
    expect(decide({ reach: 'everybody' }, ofPlatform, place).ok).toBe(false);
    expect(decide({ reach: 'everybody' }, underwriter, platform).ok).toBe(false);
  });

  test('is written by nobody for an organization that is not theirs', () => {
    const elsewhere = { organizationId: 'o2', isPlatform: false };
    expect(decide({}, underwriter, elsewhere)).toMatchObject({ refusal: { code: 'announcement_of_another' } });
    expect(decide({}, ofPlatform, elsewhere).ok).toBe(true);
    expect(decide({}, principalOf('organization:agent', { organizationId: 'o1' }))).toMatchObject({
      refusal: { code: 'actor_not_allowed' },
    });
  });
});

describe('a change of an announcement', () => {
  test.each([
    [{}, 2, 'announcement_changed_elsewhere'],
    [{ archived: now }, 3, 'announcement_archived'],
    [{ organizationId: 'o2' }, 3, 'announcement_of_another'],
  ] as const)('of %j seen as %i is refused as %s', (changed, version, code) => {
    expect(decideChangeAnnouncement({ ...stored, ...changed }, underwriter, version)).toMatchObject({
      refusal: { code },
    });
  });

  test('goes through on the version that is there', () => {
    expect(decideChangeAnnouncement(stored, underwriter, 3).ok).toBe(true);
  });

  test('is read anew when its words are others', () => {
    expect(isReworded(stored, { ...stored, pinned: true })).toBe(false);
    expect(isReworded(stored, { ...stored, body: '<p>On Tuesday.</p>' })).toBe(true);
    expect(isReworded(stored, { ...stored, title: 'Closed' })).toBe(true);
  });
});

test('an announcement is shown from its first moment until its last one', () => {
  const of = (starts: Date, expires: Date | null, archived: Date | null = null) =>
    isShown({ starts, expires, archived }, now);
  expect([of(now, null), of(hours(1), null), of(hours(-2), now), of(hours(-2), hours(1))]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(of(hours(-2), null, now)).toBe(false);
});

test('who reads one has read these words, and says so only when they do', () => {
  expect(decideReadAnnouncement(stored, false, now)).toEqual({ ok: true, event: { edition: 2, acknowledged: null } });
  expect(decideReadAnnouncement(stored, true, now)).toEqual({ ok: true, event: { edition: 2, acknowledged: now } });
  expect(decideReadAnnouncement({ ...stored, starts: hours(1) }, true, now).ok).toBe(false);
});
