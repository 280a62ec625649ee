'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadQuoteMetaDocument, UpdateMetaDocument } from '../../../generated/documents.ts';
import { useQuoteEditing } from './quote-editing.tsx';
import { useChange } from './use-change.ts';

/** What programs keep about a quote, once it is opened: an object, letter by letter. */
export function MetaForm() {
  const t = useTranslations('quoteForm');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="border-t border-line pt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-target-small cursor-pointer items-center font-semibold">{t('meta')}</summary>
      {isOpen && <Meta />}
    </details>
  );
}

function Meta() {
  const { quote_id } = useQuoteEditing().quote;
  const read = useRead('agent', LoadQuoteMetaDocument, { quote_id }, { keepsLast: true });
  const quote = read.data?.quotes_by_pk;
  if (!quote) return null;
  const stored = JSON.stringify(quote.meta, null, 2);
  return <Editor key={stored} stored={stored} />;
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function Editor({ stored }: { stored: string }) {
  const t = useTranslations('quoteForm');
  const { quote, edit } = useQuoteEditing();
  const { change, refused } = useChange();
  const [text, setText] = useState(stored);
  const [isMalformed, setMalformed] = useState(false);

  function save(): void {
    const meta = objectIn(text);
    setMalformed(meta === null);
    if (meta !== null) void change(() => edit(UpdateMetaDocument, { quote_id: quote.quote_id, meta }));
  }

  return (
    <div className="flex flex-col gap-3 pt-2">
      <Field label={t('metaLabel')} hint={t('metaHint')} error={isMalformed ? t('metaMalformed') : refused}>
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            spellCheck={false}
            className="font-mono text-mono"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button tone="quiet" size="small" className="self-start" disabled={text === stored} onClick={save}>
        {t('metaSave')}
      </Button>
    </div>
  );
}
