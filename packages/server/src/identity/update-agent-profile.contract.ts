import { agents, type Contract } from '../matrices/contract.ts';

const names = { first_name: 'Dana', last_name: 'Lake' };

export const contracts: readonly Contract[] = [
  {
    operation: 'update_agent_profile',
    root: null,
    example: { ...names, title: 'RV specialist', phone: '216-555-0148' },
    roles: agents,
    badInput: [
      { given: { ...names, first_name: ' ' }, code: 'name_missing', field: 'first_name' },
      { given: { ...names, phone: '12' }, code: 'phone_invalid', field: 'phone' },
      { given: { ...names, schedule_url: 'http://x.example' }, code: 'schedule_url_not_valid', field: 'schedule_url' },
    ],
  },
  {
    operation: 'update_agent_notification_email',
    root: null,
    example: { email: 'letters@example.com' },
    roles: agents,
    badInput: [{ given: { email: 'letters@example' }, code: 'email_invalid', field: 'email' }],
  },
];
