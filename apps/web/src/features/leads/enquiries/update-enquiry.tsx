'use client';
import { enquiryStatuses } from '@roadworthy/core/leads/vocabulary.ts';
import { UpdateEnquiryDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { tilesField } from '../../shared/form-dialog/form-fields.tsx';
import { badgeOf } from '../../shared/statuses.ts';
import { enquiryLooks } from './enquiry-statuses.ts';

type Subject = { readonly status: string };

/** Says where an enquiry stands. */
export const updateEnquiry: Action<Subject> = {
  operation: 'update_enquiry',
  Dialog: formDialog<Subject>()({
    words: 'actions.update_enquiry',
    document: UpdateEnquiryDocument,
    // A new one was most likely just answered.
    begin: ({ subject: { status } }) => ({ status: status === 'new' ? 'answered' : status }),
    fields: ({ t, messages }) => [
      tilesField('status', {
        label: t('status'),
        columns: 3,
        options: enquiryStatuses.map((value) => ({ value, label: badgeOf(enquiryLooks, messages, value).label })),
      }),
    ],
    input: ({ id, values }) => ({ enquiry_id: id, ...values }),
  }),
};
