import { expect, test } from 'vitest';
import { isSameSingleFinding } from './vocabulary.ts';

const requested = (codes: readonly string[], reasons = codes) => ({ finding_codes: codes, request_reasons: reasons });
const dear = requested(['value_above_limit']);

test.each([
  ['the same one thing', [dear, dear], true],
  ['one thing alone', [dear], true],
  ['different things', [dear, requested(['salvage_title'])], false],
  ['two things at once', [dear, requested(['value_above_limit', 'vehicle_age'])], false],
  [
    'what an agent asks besides',
    [dear, requested(['value_above_limit'], ['value_above_limit', 'Look at the roof.'])],
    false,
  ],
  ['words alone', [requested([], ['Look at the roof.'])], false],
  ['nothing', [], false],
])('referrals that were asked for %s are accepted together or not', (_what, referrals, expected) => {
  expect(isSameSingleFinding(referrals)).toBe(expected);
});
