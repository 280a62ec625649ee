import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import type { Slice } from '../kernel/slice.ts';
import { advanceRenewal, noteFailure, renewalsDue } from './advance-renewal.ts';
import { endLinksOnUserReset } from './answer-by-link.ts';
import {
  createRenewal,
  lookOnEffectiveDateChanged,
  lookOnPolicyEndorsed,
  lookOnRenewalEnded,
  lookOnRenewalRejected,
  termsToRenew,
} from './create-renewal.ts';
import {
  acceptOnInvoicesPaid,
  describeOnPolicyMoved,
  failOnChargeFailed,
  followOnPolicyEndorsed,
  followOnQuoteEdited,
  followOnQuoteReadmitted,
  followOnQuoteRefused,
  followOnQuoteUnlocked,
  followOnVerificationAnswered,
  wakeOnCancellationReversed,
  wakeOnPolicyActivated,
  wakeOnPolicyCancelled,
  wakeOnPolicyRewritten,
} from './follow-renewal.ts';
import { readRenewalAbilities } from './read-renewal.ts';

export const renewalsSlice = {
  abilities: { policy_renewals: readRenewalAbilities },
  handlers: [
    lookOnPolicyEndorsed,
    lookOnEffectiveDateChanged,
    lookOnRenewalRejected,
    lookOnRenewalEnded,
    followOnPolicyEndorsed,
    followOnQuoteEdited,
    followOnQuoteRefused,
    followOnQuoteReadmitted,
    followOnQuoteUnlocked,
    followOnVerificationAnswered,
    failOnChargeFailed,
    acceptOnInvoicesPaid,
    wakeOnPolicyActivated,
    wakeOnPolicyCancelled,
    wakeOnPolicyRewritten,
    wakeOnCancellationReversed,
    endLinksOnUserReset,
    describeOnPolicyMoved,
  ],
  jobs: (kernel) => ({
    'create-renewals': () => scanRows(kernel, termsToRenew, createRenewal),
    'advance-renewals': () => scanRows(kernel, renewalsDue, advanceRenewal, { failed: noteFailure }),
  }),
} satisfies Slice;
