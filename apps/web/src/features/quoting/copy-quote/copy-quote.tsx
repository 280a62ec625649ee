'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { CopyQuoteRequestDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../../shared/form-dialog/form-fields.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { ReplaceChoice } from './replace-choice.tsx';

/** A new quote with all that this one says, and the way to it. */
export const copyQuoteRequest: Action<unknown> = {
  operation: 'copy_quote_request',
  isAside: true,
  Dialog: formDialog<unknown>()({
    words: 'actions.copy_quote_request',
    document: CopyQuoteRequestDocument,
    begin: () => ({ replace: false }),
    fields: ({ id }) => [
      ownField('replace', ({ value, onValue }) => <ReplaceChoice id={id} open checked={value} onChecked={onValue} />),
    ],
    input: ({ id, values }) => ({ quote_id: id, ...values }),
    outcome: ({ t, dialog, onGo }, { copy_quote_request: { left_out: leftOut } }) =>
      leftOut.length > 0 && (
        <Dialog
          {...dialog}
          closeLabel={t('close')}
          title={t('leftOutTitle')}
          effect={t('leftOutEffect')}
          actions={<Button onClick={onGo}>{t('open')}</Button>}
        >
          <LeftOutList leftOut={leftOut} />
        </Dialog>
      ),
    after: ({ result, router }) => router.push(`/agents/quotes/${result.copy_quote_request.quote_id}`),
  }),
};
