'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { DeclineByLinkDocument } from '../../../generated/documents.ts';
import type { ArrivedLink } from '../arrived-link.ts';

/** Whoever was asked to sign may say that they will not, and why if they like. */
export function DeclineSigning({
  link,
  insured,
  onChanged,
}: {
  link: ArrivedLink;
  insured: string;
  onChanged: () => void;
}) {
  const t = useTranslations('checkout.signing.decline');
  const [reason, setReason] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(false);
  const isOpen = reason !== null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => request(DeclineByLinkDocument, { quote_id: link.quote, token: link.token, reason }),
    onSuccess: onChanged,
    onError: (problem) => {
      if (problem instanceof RequestError && problem.code?.startsWith('signing_link_')) onChanged();
    },
  });
  // Opened by a press the keyboard goes on at the reason, and closed by one where it was.
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Button ref={opener} tone="quiet" className="mb-8 self-start max-sm:w-full" onClick={() => setReason('')}>
        {t('begin')}
      </Button>
    );
  }
  return (
    <section aria-labelledby="decline-signing" className="mb-8 flex flex-col gap-4 rounded-card border border-line p-5">
      <h2 id="decline-signing" className="type-h3">
        {t('title')}
      </h2>
      <p className="max-w-measure text-ink-2 [overflow-wrap:anywhere]">{t('body', { insured })}</p>
      <Field
        id="decline-reason"
        label={t('reason')}
        hint={t('reasonHint', { insured })}
        error={error ? (readableMessage(error) ?? t('failed')) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={reason}
            maxLength={textLimits.reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" busy={isPending} busyLabel={t('busy')} onClick={() => mutate()}>
          {t('submit')}
        </Button>
        <Button tone="quiet" onClick={() => setReason(null)}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
