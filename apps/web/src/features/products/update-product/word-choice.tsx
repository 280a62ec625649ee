'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { FieldGroup } from '@roadworthy/ui/forms/field.tsx';
import { withWord } from './changed-terms.ts';

type WordChoiceProps<Word extends Known, Known extends string | number> = {
  /** The term, as the server names it. */
  name: string;
  label: string;
  hint?: string;
  error: string | null;
  /** The words there are; what else is chosen stays as it is. */
  known: readonly Word[];
  chosen: readonly Known[];
  labelOf: (word: Word) => string;
  onChange: (chosen: Known[]) => void;
};

/** Some words of a list, each with a box. */
export function WordChoice<Word extends Known, Known extends string | number>({
  name,
  known,
  chosen,
  labelOf,
  onChange,
  ...group
}: WordChoiceProps<Word, Known>) {
  return (
    <FieldGroup id={name} {...group}>
      {known.map((word) => (
        <Checkbox
          key={word}
          label={labelOf(word)}
          checked={chosen.includes(word)}
          onChange={({ currentTarget }) => onChange(withWord<Known>(chosen, word, currentTarget.checked))}
        />
      ))}
    </FieldGroup>
  );
}
