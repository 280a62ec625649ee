'use client';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import type { MethodOnFileFragment } from '../../../generated/documents.ts';
import type { Agreement } from './use-agreement.tsx';
import type { CardEntry } from './card-entry.ts';

export type MethodKind = 'card' | 'bank';
const kinds: readonly MethodKind[] = ['card', 'bank'];

/** What somebody chose to pay with: what is on file, or what they enter of a kind. */
export type ChosenMethod = { readonly kind: MethodKind; readonly onFile: MethodOnFileFragment | null };

type MethodChoiceProps = {
  id: string;
  name: string;
  label: string;
  onFile: readonly MethodOnFileFragment[];
  /** What may be entered anew. */
  entered?: readonly MethodKind[];
  /** The key of what is on file, or a kind. */
  value: string;
  onChange: (value: string) => void;
};

const kindOf = (text: string): MethodKind => (text === 'bank' ? 'bank' : 'card');

/** What a value of the choice stands for; what is on file no more is entered anew. */
export function chosenOf(value: string, onFile: readonly MethodOnFileFragment[]): ChosenMethod {
  const found = onFile.find((one) => one.payment_method_id === value) ?? null;
  return { kind: kindOf(found?.kind ?? value), onFile: found };
}

/** With what somebody pays: their cards and accounts on file first, then what they enter. Every payment offers the same. */
export function MethodChoice({ onFile, entered = kinds, ...tiles }: MethodChoiceProps) {
  const t = useTranslations('checkout.payment');
  const has = (kind: MethodKind) => onFile.some((one) => kindOf(one.kind) === kind);
  return (
    <RadioTiles
      {...tiles}
      options={[
        ...onFile.map((one) => ({
          value: one.payment_method_id,
          label: t('onFile', { kind: kindOf(one.kind), ends: one.ends }),
        })),
        ...entered.map((kind) => ({ value: kind, label: t(has(kind) ? `otherMethods.${kind}` : `methods.${kind}`) })),
      ]}
    />
  );
}

/** What is on file as a form takes a card or an account: nothing is entered, and an account takes its owner's word. */
export function onFileEntry({ payment_method_id: id, kind }: MethodOnFileFragment, agreement: Agreement): CardEntry {
  const isBank = kindOf(kind) === 'bank';
  return {
    fields: isBank ? agreement.part : null,
    problems: isBank ? agreement.problems : [],
    check: () => !isBank || agreement.check(),
    card: () =>
      Promise.resolve({
        label: id,
        onFile: id,
        ...(isBank && agreement.given && { agreed: agreement.given }),
        token: () => Promise.resolve(id),
      }),
  };
}
