import { type CarrierClaims, CarrierSilentError } from './port.ts';

const loss = (number: string, facts: Readonly<Record<string, unknown>>) => ({
  claim_number: number,
  loss_type: 'collision',
  loss_occurred: '2026-03-02',
  status: 'closed',
  fault_decision: 'at_fault',
  indemnity_payment: 412_000,
  as_of: '2026-04-01T12:00:00Z',
  ...facts,
});

/**
 * A carrier that is made up: as test cards do, last names say what it answers. Claimson had one loss at fault that was
 * paid, Wobbleton one that is told twice, the older answer last, beside a row that is no claim, and Quietly gets no answer.
 * Of everybody else it knows nothing.
 */
export function createSimulatedCarrier(): CarrierClaims {
  return {
    async claimsOf({ policyNumber, lastName }) {
      const number = `SC-${policyNumber}`;
      switch (lastName.toLowerCase()) {
        case 'claimson':
          return [loss(`${number}-1`, {})];
        case 'wobbleton':
          return [
            loss(`${number}-1`, { as_of: '2026-05-01T12:00:00Z', status: 'paid', indemnity_payment: 500_000 }),
            { claim_number: 7, loss_occurred: 'yesterday' },
            loss(`${number}-1`, { status: 'open', indemnity_payment: 0 }),
          ];
        case 'quietly':
          throw new CarrierSilentError('the carrier did not answer');
        default:
          return [];
      }
    },
  };
}
