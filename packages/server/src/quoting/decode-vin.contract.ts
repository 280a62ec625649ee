import { type Contract, quoteWorkers } from '../matrices/contract.ts';

export const contracts: readonly Contract[] = [
  {
    operation: 'decode_vin',
    root: null,
    example: { vin: '4X4TSMH24FS123456' },
    roles: quoteWorkers,
    badInput: [
      { given: { vin: 'four!' }, code: 'vin_characters', field: 'vin' },
      { given: { vin: '4X4TSMH24FS12345' }, code: 'vin_length', field: 'vin' },
      { given: { vin: '4X4TSMH25FS123456' }, code: 'vin_check_digit', field: 'vin' },
    ],
  },
];
