import { decideUpdateEnquiry } from '@roadworthy/core/leads/update-enquiry.ts';
import { operation } from '../kernel/operation.ts';

export const updateEnquiry = operation({
  name: 'update_enquiry',
  permission: 'lead:handle',
  root: 'enquiry_id',
  example: { status: 'answered' },
  async run({ tx, input: { enquiry_id, status: wanted } }) {
    const decision = decideUpdateEnquiry(wanted);
    if (!decision.ok) return decision;
    await tx.updateTable('enquiries').set({ status: decision.event }).where('enquiry_id', '=', enquiry_id).execute();
    return { enquiry_id };
  },
});
