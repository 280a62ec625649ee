'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useState } from 'react';

/** A number and the postal code that goes with it, as they are typed. */
export function useNumberAndPostal() {
  const [number, setNumber] = useState('');
  const [postal, setPostal] = useState('');
  const [isShort, setShort] = useState(false);
  return {
    number,
    postal,
    setNumber,
    setPostal,
    isShort,
    /** Whether both are given; marks that one is not. */
    check(): boolean {
      const isMissing = number.trim() === '' || postal.trim() === '';
      setShort(isMissing);
      return !isMissing;
    },
  };
}

type NumberAndPostalFieldsProps = {
  typed: ReturnType<typeof useNumberAndPostal>;
  /** What the ids of the fields begin with. */
  id: string;
  /** The name under which a browser remembers the number. */
  numberName: string;
  copy: { readonly number: string; readonly numberHint: string; readonly postal: string };
  errors?: { readonly number?: string | undefined; readonly postal?: string | undefined };
};

/** Asks for a number and its postal code: of a policy, or of a claim. */
export function NumberAndPostalFields({ typed, id, numberName, copy, errors = {} }: NumberAndPostalFieldsProps) {
  return (
    <>
      <Field id={`${id}-number`} label={copy.number} hint={copy.numberHint} error={errors.number}>
        {(control) => (
          <TextInput
            {...control}
            name={numberName}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            value={typed.number}
            onChange={({ currentTarget }) => typed.setNumber(currentTarget.value)}
          />
        )}
      </Field>
      <Field id={`${id}-postal`} label={copy.postal} error={errors.postal}>
        {(control) => (
          <TextInput
            {...control}
            name="postal-code"
            autoComplete="postal-code"
            className="max-w-48"
            value={typed.postal}
            onChange={({ currentTarget }) => typed.setPostal(currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}
