import { type Contract, productWriters } from '../matrices/contract.ts';

const example = { area: 'US-OH', effective_date: '2027-01-01', basis: 'short_rate_90', minimum_earned: 2_500 };
export const contracts: readonly Contract[] = [
  {
    operation: 'set_cancellation_terms',
    root: 'product_id',
    example,
    roles: productWriters,
    badInput: [
      {
        given: { area: 'ohio' },
        code: 'area_unknown',
        field: 'area',
      },
      {
        given: { effective_date: '2020-01-01' },
        code: 'parameters_day_not_ahead',
        field: 'effective_date',
      },
      {
        given: { basis: 'flat' },
        code: 'choice_unknown',
        field: 'basis',
      },
      {
        given: { minimum_earned: -1 },
        code: 'minimum_earned_out_of_range',
        field: 'minimum_earned',
      },
    ],
  },
];
