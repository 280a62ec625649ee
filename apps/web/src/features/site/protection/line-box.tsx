'use client';
import type { MarketingSource } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field, FieldError } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { askLineAreas } from './use-line-sale.ts';

type LineBoxProps = {
  line: string;
  source: MarketingSource;
  words: Readonly<Record<'title' | 'postalCode' | 'missing' | 'start' | 'waitlist' | 'notThere', string>>;
};

const [fieldId, errorId] = ['line-postal-code', 'line-postal-code-error'];
const mayBeWhole = /^\s*(?:\d{5}|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)\s*$/;

/** A postal code and the way to the price of a line, or to its waitlist where it is not sold. */
export function LineBox({ line, source, words }: LineBoxProps) {
  const [postalCode, setPostalCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [closed, setClosed] = useState<string | null>(null);
  const isClosed = closed !== null && closed === postalCode.trim();

  function type(typed: string): void {
    setPostalCode(typed);
    setMissing(false);
    const code = typed.trim();
    if (!mayBeWhole.test(code)) return;
    // The first step says it too: without an answer nobody is kept from it.
    askLineAreas(line, code).then(
      (areas) => setClosed((known) => (areas.length === 0 ? code : known === code ? null : known)),
      () => undefined,
    );
  }
  function check(event: FormEvent<HTMLFormElement>): void {
    if (postalCode.trim() !== '') return;
    event.preventDefault();
    setMissing(true);
    document.getElementById(fieldId)?.focus();
  }

  return (
    <form action="/checkout/start" onSubmit={check} className="flex flex-col items-start gap-4">
      <Field id={fieldId} label={words.postalCode}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-40"
            name="postal_code"
            value={postalCode}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? errorId : undefined}
            autoComplete="postal-code"
            maxLength={textLimits.postalCode}
          />
        )}
      </Field>
      {isMissing && <FieldError id={errorId}>{words.missing}</FieldError>}
      <p role="status" className={isClosed ? 'max-w-[31em]' : 'sr-only'}>
        {isClosed && words.notThere}
      </p>
      {line !== 'personal' && <input type="hidden" name="line" value={line} />}
      <input type="hidden" name="source" value={source} />
      <Button type="submit">{isClosed ? words.waitlist : words.start}</Button>
    </form>
  );
}
