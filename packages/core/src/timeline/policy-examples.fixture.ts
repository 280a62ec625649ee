import { day } from '../shared/day.ts';
import type { Example } from './timeline-examples.fixture.ts';

const [quoteId, policyId] = ['quote', 'policy'];
const said = { policyId, quoteId, cancellationId: 'end', reason: 'sold_vehicle', asOf: day('2026-07-01') } as const;
const facts = { reason: 'sold_vehicle', asOf: '2026-07-01' };

type Ends =
  | 'cancellation_announced'
  | 'cancellation_reversed'
  | 'policy_cancelled'
  | 'policy_reinstated'
  | 'policy_rewritten'
  | 'policy_endorsed'
  | 'effective_date_changed'
  | 'claimed_user_reset'
  | 'policy_organization_changed'
  | 'named_insured_corrected'
  | 'inspection_moved';
/** What the end of a policy leaves in a timeline. */
export const ofEnds: { readonly [Type in Ends]: readonly Example<Type>[] } = {
  cancellation_announced: [
    {
      title: 'an end is announced',
      event: { type: 'cancellation_announced', ...said },
      leaves: { quoteId, policyId, facts, visible: true },
    },
  ],
  cancellation_reversed: [
    {
      title: 'an end is taken back',
      event: { type: 'cancellation_reversed', ...said },
      leaves: { quoteId, policyId, facts, visible: true },
    },
  ],
  policy_cancelled: [
    {
      title: 'cover ends early',
      event: {
        type: 'policy_cancelled',
        ...said,
        premiumBefore: 146e3,
        premiumAfter: 91600,
        refund: 54400,
        balance: 0,
        currency: 'USD',
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        price: {
          before: 146e3,
          after: 91600,
        },
        facts: {
          ...facts,
          refund: 54400,
          balance: 0,
          currency: 'USD',
        },
      },
    },
  ],
  policy_reinstated: [
    {
      title: 'cover that ended goes on',
      event: {
        type: 'policy_reinstated',
        policyId,
        quoteId,
        ended: day('2026-07-01'),
        resumes: day('2026-07-11'),
        premiumBefore: 35507,
        premiumAfter: 116712,
        charged: 10404,
        currency: 'USD',
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        price: {
          before: 35507,
          after: 116712,
        },
        facts: {
          ended: '2026-07-01',
          resumes: '2026-07-11',
          charged: 10404,
          currency: 'USD',
        },
      },
    },
  ],
  policy_endorsed: [
    {
      title: 'what a policy costs is another',
      event: {
        type: 'policy_endorsed',
        policyId,
        quoteId,
        change: 'affinity_discount',
        effective: day('2026-07-01'),
        transactionId: 'change',
        premiumBefore: 116712,
        premiumAfter: 112500,
        refund: 4212,
        currency: 'USD',
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        price: {
          before: 116712,
          after: 112500,
        },
        facts: {
          change: 'affinity_discount',
          effective: '2026-07-01',
          refund: 4212,
          currency: 'USD',
        },
      },
    },
  ],
  effective_date_changed: [
    {
      title: 'cover is to begin on another day',
      event: {
        type: 'effective_date_changed',
        policyId,
        quoteId,
        before: day('2026-07-01'),
        after: day('2026-07-20'),
        premiumBefore: 116712,
        premiumAfter: 116712,
        refund: 0,
        currency: 'USD',
        transactionId: 'change',
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        price: {
          before: 116712,
          after: 116712,
        },
        facts: {
          before: '2026-07-01',
          after: '2026-07-20',
          refund: 0,
          currency: 'USD',
        },
      },
    },
  ],
  named_insured_corrected: [
    {
      title: 'a named insured is reached elsewhere',
      event: {
        type: 'named_insured_corrected',
        policyId,
        quoteId,
        entityId: 'ada',
        email: 'ada@example.com',
        phone: null,
        formerEmail: 'adda@example.com',
      },
      leaves: { quoteId, policyId, visible: true, facts: { email: 'ada@example.com' } },
    },
  ],
  inspection_moved: [
    {
      title: 'photos of a vehicle are asked for',
      event: {
        type: 'inspection_moved',
        policyId,
        quoteId,
        inspectionId: 'photos',
        step: 'asked',
        vehicle: '2023 Winnebago Adventurer',
        dueDate: day('2026-07-15'),
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        facts: {
          step: 'asked',
          vehicle: '2023 Winnebago Adventurer',
          dueDate: '2026-07-15',
        },
      },
    },
  ],
  claimed_user_reset: [
    {
      title: 'an account loses a policy',
      event: { type: 'claimed_user_reset', quoteId, policyId },
      leaves: { quoteId, policyId, visible: false },
    },
    {
      title: 'an account loses a quote that is no policy',
      event: { type: 'claimed_user_reset', quoteId, policyId: null },
      leaves: { quoteId, visible: false },
    },
  ],
  policy_organization_changed: [
    {
      title: 'a policy goes to another organization',
      event: {
        type: 'policy_organization_changed',
        policyId,
        quoteId,
        policyIds: [policyId],
        organizationId: 'prairie',
        productId: 'theirs',
        fromName: 'Cascade',
        toName: 'Prairie',
        agentId: 'pete',
        agentName: 'Pete Lake',
      },
      leaves: { policyId, quoteId, visible: false, facts: { from: 'Cascade', to: 'Prairie', agent: 'Pete Lake' } },
    },
  ],
  policy_rewritten: [
    {
      title: 'a policy that nobody paid goes on as another one',
      event: {
        type: 'policy_rewritten',
        policyId,
        quoteId,
        newPolicyId: 'new',
        policyNumber: 'RV-100002-1',
        transactionId: 'change',
        asOf: day('2026-07-01'),
        balance: 4100,
        currency: 'USD',
      },
      leaves: {
        quoteId,
        policyId,
        visible: true,
        facts: {
          number: 'RV-100002-1',
          asOf: '2026-07-01',
          balance: 4100,
          currency: 'USD',
        },
      },
    },
  ],
};
