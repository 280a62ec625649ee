import { enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { enquiryProviders } from '@roadworthy/core/products/vocabulary.ts';
import { type Enquiries_Bool_Exp, EnquiriesDocument, type EnquiryRowFragment } from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

/** Who asks for what agents alone quote; first those that nobody has answered. */
export const enquiriesList = defineList<EnquiryRowFragment, Enquiries_Bool_Exp, 'enquiries'>({
  ...{ table: 'enquiries', key: 'enquiry_id', kind: 'agent', path: '/agents/enquiries', document: EnquiriesDocument },
  views: { new: () => ({ status: { _eq: 'new' } }), all: () => ({}) },
  fields: [
    { key: 'status', kind: 'choice', values: enquiryStatuses },
    { key: 'provider', kind: 'choice', values: enquiryProviders },
    { key: 'administrative_area', kind: 'text' },
  ],
  search: (text) => [
    { business_name: beginsLike(text) },
    { name: beginsLike(text) },
    { email: beginsLike(text) },
    { administrative_area: beginsWith(text.toUpperCase()) },
  ],
  columns: ['status', 'provider', 'units', 'administrative_area', 'name', 'created'],
  sorts: ['status', 'units', 'created'],
  sort: { key: 'created', direction: 'descending' },
});
