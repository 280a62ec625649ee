import { describe, expect, test } from 'vitest';
import { decideSendAlert, type FoundThing, mostTold, whoIsTold } from './send-alert.ts';

const garaged: FoundThing = { policyId: 'p1', layerId: 'a', provider: 'garaging', deviceId: 'v1', isTold: false };
const seen: FoundThing = { ...garaged, provider: 'bouncie', deviceId: 'd1' };

describe('who is told', () => {
  test('is each policy once, under its first layer, and by how its vehicles were found', () => {
    const found = [
      garaged,
      seen,
      { ...garaged, layerId: 'b' },
      { ...seen, policyId: 'p2' },
      { ...garaged, policyId: 'p3' },
    ];
    expect(whoIsTold(found, false).map(({ policyId, layerId, foundBy }) => [policyId, layerId, foundBy])).toEqual([
      ['p1', 'a', 'both'],
      ['p2', 'a', 'position'],
      ['p3', 'a', 'garaging'],
    ]);
  });

  test('is told of what is new alone, and of everything again where it is forced', () => {
    const found = [{ ...garaged, isTold: true }, seen];
    expect(whoIsTold(found, false)).toMatchObject([{ foundBy: 'position', things: [seen] }]);
    expect(whoIsTold(found, true)).toMatchObject([{ foundBy: 'both' }]);
    expect(whoIsTold([{ ...garaged, isTold: true }], false)).toEqual([]);
  });
});

describe('an alert', () => {
  const request = { isArchived: false, reason: ' Landfall ', found: [garaged], isForced: false };

  test('is sent with its reason', () => {
    expect(decideSendAlert(request)).toMatchObject({ ok: true, event: { reason: 'Landfall' } });
  });

  test.each([
    [{ isArchived: true }, 'map_archived'],
    [{ reason: ' ' }, 'reason_missing'],
    [{ reason: 'x'.repeat(1_001) }, 'text_too_long'],
    [{ found: [] }, 'nobody_there'],
    [{ found: [{ ...garaged, isTold: true }] }, 'everybody_told'],
    [{ found: Array.from({ length: mostTold + 1 }, (_, n) => ({ ...garaged, policyId: `p${n}` })) }, 'people_too_many'],
  ])('with %j is refused as %s', (part, code) => {
    expect(decideSendAlert({ ...request, ...part })).toMatchObject({ refusal: { code } });
  });
});
