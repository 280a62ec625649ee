import { type Contract, productWriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'check_rater_inputs',
    root: 'product_id',
    example: { rater_inputs: { program_code: 'A1' } },
    roles: productWriters,
  },
];
