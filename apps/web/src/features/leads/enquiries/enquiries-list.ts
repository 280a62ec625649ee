import { enquiryKinds, enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { enquiryProviders } from '@roadworthy/core/products/vocabulary.ts';
import { type Enquiries_Bool_Exp, EnquiriesDocument, type EnquiryRowFragment } from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

/** Who writes to us, by whatever form or in the chat; first those that wait for an answer. */
export const enquiriesList = defineList<EnquiryRowFragment, Enquiries_Bool_Exp, 'enquiries'>({
  table: 'enquiries',
  key: 'enquiry_id',
  kind: 'agent',
  path: '/agents/enquiries',
  document: EnquiriesDocument,
  views: {
    new: () => ({ status: { _eq: 'new' } }),
    all: () => ({}),
  },
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: enquiryStatuses,
    },
    {
      key: 'kind',
      kind: 'choice',
      values: enquiryKinds,
    },
    {
      key: 'provider',
      kind: 'choice',
      values: enquiryProviders,
    },
    {
      key: 'administrative_area',
      kind: 'text',
    },
  ],
  search: (text) => [
    { reference: beginsWith(text.toUpperCase()) },
    { business_name: beginsLike(text) },
    { name: beginsLike(text) },
    { email: beginsLike(text) },
    { administrative_area: beginsWith(text.toUpperCase()) },
  ],
  columns: ['status', 'kind', 'assigned_agent', 'answer_by', 'created'],
  sorts: ['status', 'kind', 'units', 'answer_by', 'created'],
  sort: {
    key: 'created',
    direction: 'descending',
  },
});
