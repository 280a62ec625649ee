'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

/** A link to give away, or what else is given away once: to mark, and to copy with one press. */
export function LinkToCopy({ url, label }: { url: string; label?: string }) {
  const t = useTranslations('actions.send_quote_to_customer');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied('copied');
    } catch {
      field.current?.focus();
      setCopied('copyFailed');
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <Field label={label ?? t('link')} className="min-w-0 flex-1">
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
              className="font-mono"
            />
          )}
        </Field>
        <Button tone="quiet" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="min-h-4 text-small font-medium text-success">
        {copied && t(copied)}
      </p>
    </div>
  );
}
