import { defineEvent, of } from '../../shared/define-event.ts';
import { field } from '../../shared/event-field.ts';
import { words } from '../../shared/words.ts';
import type { ClaimFlag } from '../vocabulary.ts';

const about = { claimId: field.id, policyId: field.id.orNull() };
const ids = { claimId: 'claim', policyId: 'policy' };
const number = 'CL-100001-7';

/** A loss was reported. */
export const claimFiled = defineEvent('claim_filed', {
  about,
  facts: { number: field.text },
  carries: of<{ readonly flags: readonly ClaimFlag[] }>(),
  timeline: {
    group: 'status',
    icon: 'shield',
    for: 'customer',
    text: words('Claim {number} was reported', 'La réclamation {number} a été déposée'),
  },
  examples: [
    { ...ids, number, flags: [] },
    { ...ids, policyId: null, number, flags: ['policy_not_found'] },
  ],
});

/** Who reported it, or who handles it, took it back. */
export const claimWithdrawn = defineEvent('claim_withdrawn', {
  about,
  facts: { number: field.text },
  timeline: {
    group: 'status',
    icon: 'close',
    for: 'customer',
    text: words('Claim {number} was withdrawn', 'La réclamation {number} a été retirée'),
  },
  examples: [{ ...ids, number }],
});
