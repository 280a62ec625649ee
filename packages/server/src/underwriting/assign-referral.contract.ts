import { type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'assign_referral',
    root: 'quote_referral_id',
    example: { user_id: null },
    roles: underwriters,
    badInput: [
      {
        given: { user_id: '00000000-0000-7000-8000-000000000000' },
        code: 'underwriter_not_in_organization',
        field: 'user_id',
      },
    ],
  },
  { operation: 'referral_assignees', root: 'quote_referral_id', example: {}, roles: underwriters },
];
