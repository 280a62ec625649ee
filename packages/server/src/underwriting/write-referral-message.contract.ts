import { agents, type Contract, underwriters } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'write_referral_message',
    root: 'quote_referral_id',
    example: { message: 'Could you send the appraisal?' },
    roles: [...new Set([...agents, ...underwriters])],
    badInput: [{ given: { message: ' \n ' }, code: 'message_missing', field: 'message' }],
  },
];
