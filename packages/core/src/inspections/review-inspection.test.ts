import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { as, codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import { checkAsk, decideAskInspection } from './ask-inspection.ts';
import { exampleInspection, photosOf, submittedInspection } from './inspection.fixture.ts';
import { overdueQuestion } from './inspection.ts';
import { decideAcceptInspection, decideReturnInspection, type ShotAgain } from './review-inspection.ts';
import { decideAnnouncePhoto, decideKeepPhoto, decideTakePhoto } from './take-photo.ts';
import { mostPictureBytes } from '../files/picture.ts';
import { inspectionStatuses, mostPhotos } from './vocabulary.ts';

const today = day('2026-03-10');
const underwriter = as('organization:underwriter');
const dark = { shot: 'interior', reason: ' It is too dark. ' };
const giveBack = (again: readonly ShotAgain[], changes: Parameters<typeof exampleInspection>[0] = {}) =>
  decideReturnInspection(submittedInspection(changes), 'active', again, today, underwriter);

/** What a review of either kind says of a status. */
const outcomes = {
  asked: 'photos_missing',
  asked_again: 'photos_missing',
  submitted: null,
  completed: 'inspection_completed',
  withdrawn: 'inspection_withdrawn',
} as const;

describe('a review', () => {
  test.each(inspectionStatuses)('waits until all photos are there, %s as written down here', (status) => {
    expect(codeOf(decideAcceptInspection({ status }, 'active', underwriter))).toBe(outcomes[status]);
    expect(codeOf(giveBack([dark], { status }))).toBe(outcomes[status]);
  });

  test('is of a policy that covers something or is to', () => {
    expect(codeOf(decideAcceptInspection({ status: 'submitted' }, 'delinquent', underwriter))).toBeNull();
    expect(codeOf(decideAcceptInspection({ status: 'submitted' }, 'expired', underwriter))).toBe('policy_over');
  });

  test.each(callerRoles)('accepts as an underwriter and asks again as an agent, too: %s', (role) => {
    const isUnderwriter = /underwriter|^global:admin$/.test(role);
    const isAgent = /agent|:owner|service/.test(role);
    const accepted = decideAcceptInspection({ status: 'submitted' }, 'active', as(role));
    const returned = decideReturnInspection(submittedInspection(), 'active', [dark], today, as(role));
    expect([accepted.ok, returned.ok]).toEqual([isUnderwriter, isUnderwriter || isAgent]);
  });
});

describe('photos that are asked for again', () => {
  test('are named each with its reason, and leave at least a week', () => {
    const again = [{ shot: 'interior', reason: 'It is too dark.' }];
    expect(giveBack([dark])).toEqual({ ok: true, event: { again, dueDate: '2026-03-20' } });
    const late = giveBack([dark], { dueDate: day('2026-03-16') });
    expect(late).toEqual({ ok: true, event: { again, dueDate: '2026-03-17' } });
    expect(giveBack([dark], { dueDate: day('2025-12-01') })).toMatchObject({ event: { dueDate: '2026-03-17' } });
  });

  test.each([
    ['none', [], 'shots_missing'],
    ['one twice', [dark, dark], 'shot_not_asked'],
    ['one that nobody knows', [{ shot: 'roof', reason: 'It leaks.' }], 'shot_not_asked'],
    ['one without a reason', [{ shot: 'interior', reason: ' ' }], 'reason_missing'],
    ['one with a reason that is too long', [{ shot: 'interior', reason: 'a'.repeat(1_001) }], 'text_too_long'],
    ['one with what nobody sees', [{ shot: 'interior', reason: 'a\u202Eb' }], 'text_has_hidden_characters'],
  ] as const)('are refused as %s', (_what, again, code) => {
    expect(codeOf(giveBack(again))).toBe(code);
    expect(fieldOf(giveBack(again))).toBe('again');
  });

  test('are photos that are there', () => {
    expect(codeOf(giveBack([dark], { photos: photosOf(['front']) }))).toBe('shot_not_asked');
  });
});

test('every refusal of an inspection is a sentence that ends, and brings its French', () => {
  const nobody = as('global:read_only');
  const photo = { name: 'a.jpg', byteSize: 1, sent: 0 };
  const requested = { reason: 'Why', dueDate: '2026-03-20' };
  const refused: readonly Decision<unknown>[] = [
    checkAsk({ status: 'active' }, nobody),
    decideAskInspection({ status: 'active' }, null, requested, { today, isOpen: false }, underwriter),
    decideAskInspection(
      ...([{ status: 'active' }, { vehicleId: 'v', type: 'class_a' }, requested, { today, isOpen: true }] as const),
      underwriter,
    ),
    decideTakePhoto(exampleInspection(), 'active', 'front', nobody),
    decideTakePhoto(exampleInspection({ status: 'completed' }), 'active', 'front', as('global:user')),
    decideTakePhoto(exampleInspection(), 'active', 'roof', as('global:user')),
    decideTakePhoto(
      exampleInspection({ photos: photosOf(['front'], 'accepted') }),
      'active',
      'front',
      as('global:user'),
    ),
    decideAnnouncePhoto({ ...photo, name: 'a.gif' }),
    decideAnnouncePhoto({ ...photo, byteSize: mostPictureBytes + 1 }),
    decideAnnouncePhoto({ ...photo, sent: mostPhotos }),
    decideKeepPhoto({ type: 'image/png', width: 1, height: 1 }),
    decideAcceptInspection({ status: 'submitted' }, 'active', nobody),
    decideAcceptInspection({ status: 'completed' }, 'active', underwriter),
    decideAcceptInspection({ status: 'asked' }, 'active', underwriter),
    giveBack([]),
    giveBack([dark, dark]),
    giveBack([{ shot: 'front', reason: '' }]),
  ];
  for (const decision of refused) {
    if (decision.ok) throw new Error('Each of these is refused');
    const { message, french } = decision.refusal;
    expect(message).toMatch(/^[A-Z0-9].*\.$/);
    expect(message).not.toMatch(/[{}]/);
    expect(french).toMatch(/^[\p{Lu}0-9{].*\.$/u);
  }
  const [overdue] = overdueQuestion(exampleInspection(), 'the motorhome').reasons;
  expect(overdue?.french).toMatch(/^\p{Lu}.*\.$/u);
});
