import { decideHandleLead } from '@roadworthy/core/leads/handle-lead.ts';
import { handOverLeads } from './on-member-left.ts';
import type { ReadAbilities, Slice } from '../kernel/slice.ts';

const externalQuotes: ReadAbilities = async ({ actor }) => ({ update_external_quote: decideHandleLead(actor) });
const enquiries: ReadAbilities = async ({ actor }) => ({
  update_enquiry: decideHandleLead(actor),
  answer_enquiry: decideHandleLead(actor),
  assign_enquiry: decideHandleLead(actor),
});

export const leadsSlice = {
  handlers: [handOverLeads],
  abilities: { external_quotes: externalQuotes, enquiries },
} satisfies Slice;
