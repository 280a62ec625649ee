import { describe, expect, test } from 'vitest';
import { decideKeepAgentPhoto, decideSendAgentPhoto, leastAgentPixels, mostAgentPhotosOfDay } from './agent-photo.ts';

const codeOf = (decision: ReturnType<typeof decideKeepAgentPhoto | typeof decideSendAgentPhoto>) =>
  decision.ok ? null : decision.refusal.code;

describe('the picture of an agent', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'])('may be a %s', (type) => {
    expect(codeOf(decideKeepAgentPhoto({ type, width: 800, height: 600 }))).toBeNull();
  });

  test.each(['image/svg+xml', 'image/gif', 'application/pdf', null])('is no %s', (type) => {
    expect(codeOf(decideKeepAgentPhoto({ type, width: 800, height: 600 }))).toBe('photo_kind_not_taken');
  });

  test.each([
    [leastAgentPixels, leastAgentPixels, null],
    [leastAgentPixels - 1, 1_500, 'photo_too_small'],
    [1_500, leastAgentPixels - 1, 'photo_too_small'],
    [20_000, 2, 'picture_too_narrow'],
    [20_000, 10_000, 'picture_too_many_pixels'],
    [0, 0, 'photo_too_small'],
  ])('of %d by %d pixels is judged by its shorter side', (width, height, code) => {
    expect(codeOf(decideKeepAgentPhoto({ type: 'image/jpeg', width, height }))).toBe(code);
  });

  test('is sent as often as a person tries, and no oftener', () => {
    expect(codeOf(decideSendAgentPhoto({ hasCard: true, sent: mostAgentPhotosOfDay - 1 }))).toBeNull();
    expect(codeOf(decideSendAgentPhoto({ hasCard: true, sent: mostAgentPhotosOfDay }))).toBe('photos_spent');
  });

  test('stands on a card', () => {
    expect(codeOf(decideSendAgentPhoto({ hasCard: false, sent: 0 }))).toBe('card_missing');
  });

  test('is refused in the field that holds it', () => {
    const refused = decideKeepAgentPhoto({ type: 'image/jpeg', width: 10, height: 10 });
    expect(refused).toMatchObject({ refusal: { field: 'name' } });
    expect(decideSendAgentPhoto({ hasCard: true, sent: 1_000 })).toMatchObject({ refusal: { field: 'name' } });
  });
});
