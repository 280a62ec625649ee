'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { ClaimMessageFragment } from '../../../generated/documents.ts';
import { useInstant } from '../../shared/use-instant.ts';

/** How whoever reported a claim sends a message: signed in, or with the claim's own link. */
export type WritesMessage = {
  readonly send: (message: string, onSent: () => void) => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
};

type ClaimMessagesProps = {
  claim: { readonly status: string; readonly notes: readonly ClaimMessageFragment[] };
  writes: WritesMessage;
};

/** What who reported a claim and who handles it wrote to each other, oldest first, and the way to write on. */
export function ClaimMessages({ claim: { status, notes }, writes }: ClaimMessagesProps) {
  const t = useTranslations('claim.follow');
  const instant = useInstant();
  return (
    <section aria-labelledby="claim-messages" className="flex max-w-2xl flex-col gap-3">
      <h2 id="claim-messages" className="type-h3">
        {t('messages')}
      </h2>
      {notes.length === 0 && <p className="text-ink-2">{t('noMessages')}</p>}
      <ul className="flex flex-col gap-2">
        {notes.map(({ claim_note_id: key, note, author_name: author, from_claimant: isOwn, created }) => (
          <li key={key} className={`rounded-card p-4 ${isOwn ? 'bg-primary-tint' : 'bg-surface-2'}`}>
            <p className="text-small text-ink-2">
              <span className="font-semibold text-ink">{isOwn ? t('you') : author}</span>{' '}
              <time dateTime={created}>{instant(created).absolute}</time>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{note}</p>
          </li>
        ))}
      </ul>
      {status !== 'withdrawn' && <Composer writes={writes} />}
    </section>
  );
}

function Composer({ writes }: { writes: WritesMessage }) {
  const t = useTranslations('claim.follow');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused = writes.error ? (readableMessage(writes.error) ?? t('failed')) : null;
  function send(): void {
    setMissing(text.trim() === '');
    if (text.trim() !== '') writes.send(text, () => setText(''));
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Field
        label={t('message')}
        error={isMissing && text.trim() === '' ? t('messageMissing') : refused}
        className="w-full"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            className="w-full"
            maxLength={textLimits.note}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
      <Button tone="quiet" busy={writes.isPending} busyLabel={t('send')} onClick={send}>
        {t('send')}
      </Button>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {writes.isSuccess && text === '' ? t('sent') : null}
      </p>
    </div>
  );
}
