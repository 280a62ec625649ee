import { decideHandleLead } from '@roadworthy/core/leads/handle-lead.ts';
import type { ReadAbilities, Slice } from '../kernel/slice.ts';
import { answerEnquiry, assignEnquiry } from './answer-enquiry.ts';
import { mailEnquiryTranscript, readEnquiryConversation, writeInEnquiry } from './chat.ts';
import { readSampleRanges } from './read-sample-ranges.ts';
import { readSoldLines } from './read-sold-lines.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { startExternalQuote } from './start-external-quote.ts';
import { updateEnquiry } from './update-enquiry.ts';
import { updateExternalQuote } from './update-external-quote.ts';

const externalQuotes: ReadAbilities = async ({ actor }) => ({ update_external_quote: decideHandleLead(actor) });
const enquiries: ReadAbilities = async ({ actor }) => ({
  update_enquiry: decideHandleLead(actor),
  answer_enquiry: decideHandleLead(actor),
  assign_enquiry: decideHandleLead(actor),
});

export const leadsSlice = {
  operations: [
    startExternalQuote,
    updateExternalQuote,
    sendEnquiry,
    updateEnquiry,
    readSoldLines,
    readSampleRanges,
    answerEnquiry,
    assignEnquiry,
    writeInEnquiry,
    mailEnquiryTranscript,
    readEnquiryConversation,
  ],
  abilities: { external_quotes: externalQuotes, enquiries },
} satisfies Slice;
