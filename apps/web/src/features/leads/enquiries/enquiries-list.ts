import { enquiryKinds, enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { enquiryProviders } from '@roadworthy/core/products/vocabulary.ts';
import { type Enquiries_Bool_Exp, EnquiriesDocument, type EnquiryRowFragment } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { choice, provider, since, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { enquiryLooks } from './enquiry-statuses.ts';
import { nameOfEnquiry } from './name-of-enquiry.ts';

/** Who writes to us, by whatever form or in the chat; first those that wait for an answer. */
export const enquiriesList = declareList<EnquiryRowFragment, Enquiries_Bool_Exp>()({
  table: 'enquiries',
  key: 'enquiry_id',
  kind: 'agent',
  path: '/agents/enquiries',
  document: EnquiriesDocument,
  views: {
    new: () => ({ status: { _eq: 'new' } }),
    all: () => ({}),
  },
  search: (begin) => [
    { reference: beginsWith(begin.toUpperCase()) },
    { business_name: beginsLike(begin) },
    { name: beginsLike(begin) },
    { email: beginsLike(begin) },
    { administrative_area: beginsWith(begin.toUpperCase()) },
  ],
  sort: { key: 'created', direction: 'descending' },
  tone: 'status',
  exports: 'enquiries',
  columns: {
    business_name: text(nameOfEnquiry, { wide: true }),
    status: status(enquiryLooks, (enquiry) => enquiry.status, { values: enquiryStatuses, sort: true, usual: true }),
    kind: choice(
      ({ kind }) => kind,
      enquiryKinds,
      ({ messages }) => messages.workbench.enquiries.kinds,
      { from: 'tablet', sort: true, usual: true },
    ),
    assigned_agent: text(({ assigned_agent }) => personName(assigned_agent), { from: 'desktop', usual: true }),
    answer_by: {
      from: 'desktop',
      sort: true,
      usual: true,
      shown: ({ status: now, answer_by: until }, { instant }) =>
        now === 'new' && until ? instant(until).absolute : null,
    },
    provider: provider((row) => row.provider, { values: enquiryProviders, from: 'tablet' }),
    units: { align: 'end', from: 'tablet', sort: true, shown: ({ units }) => (units === null ? null : String(units)) },
    administrative_area: text(({ administrative_area }) => administrative_area, {
      from: 'desktop',
      filter: { kind: 'text' },
    }),
    name: text(({ name }) => name, { from: 'desktop' }),
    created: since(({ created }) => created, { usual: true }),
  },
  words: ({ workbench: { enquiries } }) => ({
    ...enquiries,
    columns: {
      business_name: enquiries.from,
      status: enquiries.state,
      kind: enquiries.kind,
      assigned_agent: enquiries.agent,
      answer_by: enquiries.answerBy,
      provider: enquiries.line,
      units: enquiries.units,
      administrative_area: enquiries.place,
      name: enquiries.name,
      created: enquiries.created,
    },
  }),
});
