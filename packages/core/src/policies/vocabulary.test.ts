import { currencies } from '../shared/money/currency.ts';
import { describe, expect, test } from 'vitest';
import { activityActions, cancellationReasons, customerRenewalOptions, policyStatuses } from './vocabulary.ts';

const lists = { policyStatuses, cancellationReasons, activityActions, customerRenewalOptions, currencies } as const;

describe('the value lists of policies', () => {
  // Written by hand: the database checks the same values.
  test.each([
    ['policyStatuses', 'pending active delinquent pending_cancellation cancelled expired rewritten'],
    [
      'cancellationReasons',
      'insured_request sold_vehicle replaced_cover military_duty non_payment uw_post_bind license_suspended misrepresentation ' +
        'fraud_claim total_loss duplicate rewrite never_taken',
    ],
    [
      'activityActions',
      'new_business endorsement cancellation pending_cancellation reinstatement renewal non_renewal rewrite ' +
        'delinquency refund',
    ],
    ['customerRenewalOptions', 'auto_renew manual do_not_renew'],
    ['currencies', 'USD CAD'],
  ] as const)('%s are %s', (name, values) => {
    expect(lists[name].join(' ')).toBe(values);
  });
});
