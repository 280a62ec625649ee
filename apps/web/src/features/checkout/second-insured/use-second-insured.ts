'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { CreateEntityDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';

export const secondFields = ['first_name', 'last_name', 'email'] as const;
export type SecondField = (typeof secondFields)[number];
type Typed = Readonly<Record<SecondField, string>>;

const blankMessages = { first_name: 'theirFirstName', last_name: 'theirLastName', email: 'email' } as const;
const nothing: Typed = { first_name: '', last_name: '', email: '' };

/** The field of the form, by which its error leads to it. */
export const secondFieldId = (field: SecondField): string => `second-${field.replace('_', '-')}`;

/** Who is being added as the second named insured, and is not yet. */
export function useSecondInsured() {
  const t = useTranslations('checkout.errors');
  const checkout = useLoadedCheckout();
  const edit = useQuoteEdit();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isTried, setTried] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (entity: Typed) => {
      const { quote_id } = checkout.data.quote;
      return edit(CreateEntityDocument, {
        quote_id,
        entity_relationship: 'second_named_insured',
        entity: {
          ...entity,
          entity_type: 'person',
        },
      });
    },
  });
  const blank = (field: SecondField) => isTried && typed?.[field].trim() === '';
  const message = error && (readableMessage(error) ?? t('notSaved'));
  const refused = error instanceof RequestError ? error.field : undefined;
  const errorOf = (field: SecondField): string | undefined => {
    if (blank(field)) return t(blankMessages[field]);
    return refused === `entity.${field}` ? (message ?? undefined) : undefined;
  };
  const isAtField = secondFields.some((field) => errorOf(field) !== undefined);

  function leave(): void {
    setTyped(null);
    setTried(false);
    reset();
  }

  /** Whether they are on the quote now. */
  async function add(): Promise<boolean> {
    setTried(true);
    if (!typed || isPending || secondFields.some((field) => typed[field].trim() === '')) return false;
    try {
      await mutateAsync(typed);
    } catch {
      return false;
    }
    await checkout.refresh();
    leave();
    return true;
  }

  return {
    typed,
    begin: () => setTyped(nothing),
    leave,
    type: (field: SecondField, value: string) => setTyped((known) => known && { ...known, [field]: value }),
    add,
    isPending,
    errorOf,
    generalError: isAtField ? null : message,
    /** What was typed is added before the step is left; a form that was opened and left empty is in nobody’s way. */
    submit: async () => typed === null || secondFields.every((field) => typed[field].trim() === '') || add(),
  };
}

export type AddingSecond = ReturnType<typeof useSecondInsured>;
