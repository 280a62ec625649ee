import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { type Contract, customers } from '../matrices/contract.ts';

const begun = ['open', 'agent_required', 'agent_approved', 'referred', 'expired', 'bound'] as const;

export const contracts: readonly Contract[] = [
  {
    operation: 'requote',
    root: 'quote_id',
    example: {},
    roles: ['token:quote', ...customers, 'global:admin'],
    // The source stays as it is.
    statuses: Object.fromEntries(
      quoteStatuses.filter((status) => begun.some((one) => one === status)).map((status) => [status, { to: status }]),
    ),
    badInput: [
      { given: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' },
      { given: { vehicle_ids: [] }, code: 'vehicle_missing', field: 'vehicle_ids' },
      {
        given: { vehicle_ids: ['019a0000-0000-7000-8000-000000000000'] },
        code: 'vehicle_not_on_quote',
        field: 'vehicle_ids',
      },
      { given: { vehicle_class: 'spaceship' }, code: 'not_insured_by_line', field: 'vehicle_class' },
      {
        given: {
          vehicle_class: 'class_b',
          postal_code: '4321',
        },
        code: 'postal_code_malformed',
        field: 'postal_code',
      },
    ],
  },
];
