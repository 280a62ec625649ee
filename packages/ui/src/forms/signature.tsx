'use client';
import { useState } from 'react';
import { Button } from '../base/button.tsx';
import { FieldGroup, type FieldGroupProps } from './field.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { TextInput } from './text-input.tsx';

export type SignatureValue = { kind: 'typed'; name: string } | { kind: 'drawn'; image: string };

export type SignatureCopy = { type: string; draw: string; name: string; pad: string; clear: string; line: string };

export type SignatureProps = Omit<FieldGroupProps, 'children' | 'id'> & {
  id: string;
  value: SignatureValue | null;
  onChange: (value: SignatureValue | null) => void;
  words: SignatureCopy;
};

/** A signature, typed and shown in sign lettering, or drawn. */
export function Signature({ id, value, onChange, words, ...group }: SignatureProps) {
  const [mode, setMode] = useState<SignatureValue['kind']>(value?.kind ?? 'typed');
  const [sheet, setSheet] = useState(0);
  const typed = value?.kind === 'typed' ? value.name : '';
  const choose = (next: SignatureValue['kind']) => {
    setMode(next);
    onChange(null);
  };
  return (
    <FieldGroup {...group} id={id}>
      <div className="flex gap-2">
        {(['typed', 'drawn'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            tone={mode === kind ? 'primary' : 'quiet'}
            aria-pressed={mode === kind}
            onClick={() => choose(kind)}
          >
            {kind === 'typed' ? words.type : words.draw}
          </Button>
        ))}
      </div>
      {mode === 'typed' && (
        <TextInput
          id={`${id}-name`}
          aria-label={words.name}
          placeholder={words.name}
          autoComplete="name"
          value={typed}
          aria-invalid={group.error ? true : undefined}
          onChange={(event) =>
            onChange(event.currentTarget.value ? { kind: 'typed', name: event.currentTarget.value } : null)
          }
        />
      )}
      <div className="relative rounded-card border-[1.5px] border-line-strong bg-white px-4 pt-3 pb-8">
        {mode === 'typed' ? (
          <p
            aria-hidden
            className="flex h-28 items-end overflow-hidden pb-1 font-display text-[2.25rem] leading-tight font-semibold tracking-tight whitespace-nowrap text-[#12211e]"
          >
            {typed}
          </p>
        ) : (
          <SignaturePad key={sheet} label={words.pad} onDrawn={(image) => onChange({ kind: 'drawn', image })} />
        )}
        <div aria-hidden className="absolute inset-x-4 bottom-8 border-b-2 border-[#12211e]" />
        <span className="absolute bottom-1.5 left-4 text-small text-[#5b6e69]">✕ {words.line}</span>
        {mode === 'drawn' && value && (
          <span className="absolute top-2 right-2">
            <Button
              size="small"
              tone="quiet"
              onClick={() => {
                setSheet(sheet + 1);
                onChange(null);
              }}
            >
              {words.clear}
            </Button>
          </span>
        )}
      </div>
    </FieldGroup>
  );
}
