'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { AnswerEnquiryDocument, type LoadEnquiryQuery } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { nameOfEnquiry } from './name-of-enquiry.ts';

type Enquiry = NonNullable<LoadEnquiryQuery['enquiries_by_pk']>;

/** What was said, in its order, and the answer. */
export function EnquiryConversation({ enquiry, mayAnswer }: { enquiry: Enquiry; mayAnswer: boolean }) {
  const t = useTranslations('workbench.enquiries');
  const instant = useInstant();
  const first = { enquiry_message_id: 'first', author_name: null, body: enquiry.about, created: enquiry.created };
  return (
    <section>
      <h3 className="type-h3 mb-2">{t('said')}</h3>
      <ol className="mb-4 flex flex-col gap-2" aria-live="polite">
        {[first, ...enquiry.messages].map((message) => (
          <li
            key={message.enquiry_message_id}
            className={
              message.author_name
                ? 'ml-6 rounded-card bg-surface-3 px-3 py-2'
                : 'mr-6 rounded-card border border-line px-3 py-2'
            }
          >
            <p className="text-small text-ink-3">
              <span className="font-semibold text-ink-2">{message.author_name ?? nameOfEnquiry(enquiry)}</span> ·{' '}
              {instant(message.created).absolute}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
          </li>
        ))}
      </ol>
      {mayAnswer && <Answer id={enquiry.enquiry_id} to={enquiry.email} />}
    </section>
  );
}

function Answer({ id, to }: { id: string; to: string }) {
  const t = useTranslations('workbench.enquiries');
  const [body, setBody] = useState('');
  const operation = useOperation(AnswerEnquiryDocument, () => setBody(''));
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== '' && !operation.isPending) operation.mutate({ enquiry_id: id, body });
      }}
    >
      <Field label={t('answer')} hint={t('answerHint', { email: to })}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={body}
            maxLength={textLimits.reason}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        )}
      </Field>
      <FormAlert message={operation.error ? (readableMessage(operation.error) ?? t('answerFailed')) : null} />
      <Button type="submit" busy={operation.isPending} busyLabel={t('answering')} className="self-start">
        {t('send')}
      </Button>
    </form>
  );
}
