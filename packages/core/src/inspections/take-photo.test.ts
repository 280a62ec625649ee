import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerRoles } from '../identity/vocabulary.ts';
import { as, codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { exampleInspection, photosOf, submittedInspection } from './inspection.fixture.ts';
import { missingShots } from './inspection.ts';
import { decideAnnouncePhoto, decideKeepPhoto, decideTakePhoto, statusWith } from './take-photo.ts';
import { mostPictureBytes } from '../files/picture.ts';
import { inspectionStatuses, mostPhotos, photoReviews, shots } from './vocabulary.ts';

const customer = as('global:user');
const take = (shot: string, changes: Parameters<typeof exampleInspection>[0] = {}) =>
  decideTakePhoto(exampleInspection(changes), 'active', shot, customer);

describe('a photo that is sent', () => {
  test.each(shots)('shows one of those that are asked for: %s', (shot) => {
    expect(take(shot)).toEqual({ ok: true, event: { shot } });
  });

  test('shows nothing else', () => {
    expect(codeOf(take('roof'))).toBe('shot_not_asked');
    expect(fieldOf(take('roof'))).toBe('shot');
    expect(codeOf(take('odometer', { shots: ['front'] }))).toBe('shot_not_asked');
    expect(codeOf(take('__proto__'))).toBe('shot_not_asked');
  });

  test.each(photoReviews)('takes the place of another until that was accepted, %s as written down here', (review) => {
    const decision = take('rear', { photos: photosOf(['front', 'rear'], review) });
    expect(codeOf(decision)).toBe(review === 'accepted' ? 'photo_accepted' : null);
  });

  test.each(inspectionStatuses)('is taken until all were accepted, %s as written down here', (status) => {
    const refusals: Readonly<Record<string, string>> = {
      completed: 'inspection_completed',
      withdrawn: 'inspection_withdrawn',
    };
    expect(codeOf(take('front', { status }))).toBe(refusals[status] ?? null);
  });

  test('is taken of a policy that covers something or is to', () => {
    const of = (status: 'pending' | 'cancelled') => decideTakePhoto(exampleInspection(), status, 'front', customer);
    expect(codeOf(of('pending'))).toBeNull();
    expect(codeOf(of('cancelled'))).toBe('policy_over');
  });

  test.each(callerRoles)('comes from the insured or their agent, %s as written down here', (role) => {
    const sends = /user|customer|agent|:owner|service|^global:admin$/.test(role);
    const decision = decideTakePhoto(exampleInspection(), 'active', 'front', as(role));
    expect(codeOf(decision)).toBe(sends ? null : 'actor_not_allowed');
  });
});

describe('what a photo is announced as', () => {
  const announce = (changes: Partial<Parameters<typeof decideAnnouncePhoto>[0]>) =>
    decideAnnouncePhoto({ name: 'IMG_2031.jpg', byteSize: 4_000_000, sent: 0, ...changes });

  test.each([
    ['front.jpg', null],
    ['front.JPEG', null],
    ['front.png', null],
    ['front.webp', null],
    ['front.heic', 'photo_kind_not_taken'],
    ['front.gif', 'photo_kind_not_taken'],
    ['front.pdf', 'photo_kind_not_taken'],
    ['front.svg', 'photo_kind_not_taken'],
    ['front', 'photo_kind_not_taken'],
    ['a/b.jpg', 'file_name_not_plain'],
    [`${'a'.repeat(120)}.jpg`, 'text_too_long'],
  ])('is called %s as written down here', (name, code) => {
    expect(codeOf(announce({ name }))).toBe(code);
    if (code !== null) expect(fieldOf(announce({ name }))).toBe('name');
  });

  test.each([
    [0, 'file_empty'],
    [-1, 'file_empty'],
    [1.5, 'file_empty'],
    [Number.NaN, 'file_empty'],
    [1, null],
    [mostPictureBytes, null],
    [mostPictureBytes + 1, 'photo_too_large'],
  ])('has %d bytes as written down here', (byteSize, code) => {
    expect(codeOf(announce({ byteSize }))).toBe(code);
  });

  test('is one of so many that are sent for a vehicle', () => {
    expect(codeOf(announce({ sent: mostPhotos - 1 }))).toBeNull();
    expect(codeOf(announce({ sent: mostPhotos }))).toBe('photos_spent');
  });
});

describe('what a photo turns out to be', () => {
  test.each([
    ['image/jpeg', 4_000, 3_000, null],
    ['image/png', 600, 100, null],
    ['image/png', 600, 10, 'picture_too_narrow'],
    ['image/jpeg', 20_000, 2, 'picture_too_narrow'],
    ['image/jpeg', 20_000, 10_000, 'picture_too_many_pixels'],
    ['image/webp', 100, 600, null],
    ['image/jpeg', 599, 599, 'photo_too_small'],
    ['image/gif', 4_000, 3_000, 'photo_kind_not_taken'],
    ['application/pdf', 4_000, 3_000, 'photo_kind_not_taken'],
    [null, 0, 0, 'photo_kind_not_taken'],
  ])('is %s of %d by %d as written down here', (type, width, height, code) => {
    expect(codeOf(decideKeepPhoto({ type, width, height }))).toBe(code);
  });
});

describe('an inspection', () => {
  test('is handed in with the last photo that was missing, and not before', () => {
    const [last, ...others] = shots.toReversed();
    expect(statusWith(exampleInspection({ photos: photosOf(others.slice(1)) }), last ?? 'front')).toBe('asked');
    expect(statusWith(exampleInspection({ photos: photosOf(others) }), last ?? 'front')).toBe('submitted');
  });

  test('is handed in anew once everything that was asked for again is there anew', () => {
    const good = photosOf(['front', 'right', 'rear', 'left', 'interior'], 'accepted');
    const photos = [...good, ...photosOf(['vin_plate', 'odometer'], 'again')];
    const once = exampleInspection({ status: 'asked_again', photos });
    expect(statusWith(once, 'vin_plate')).toBe('asked_again');
    const twice = { ...once, photos: [...good, ...photosOf(['vin_plate']), ...photosOf(['odometer'], 'again')] };
    expect(statusWith(twice, 'odometer')).toBe('submitted');
  });

  test('stays handed in while a photo takes the place of another', () => {
    expect(statusWith(submittedInspection(), 'front')).toBe('submitted');
  });

  test('is handed in exactly when nothing is missing, in whatever order the photos come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...shots), { maxLength: 20 }), (sent) => {
        let inspection = exampleInspection();
        for (const shot of sent) {
          const photos = [...inspection.photos.filter((photo) => photo.shot !== shot), ...photosOf([shot])];
          inspection = { ...inspection, status: statusWith(inspection, shot), photos };
          expect(inspection.status === 'submitted').toBe(missingShots(inspection).length === 0);
        }
      }),
    );
  });
});
