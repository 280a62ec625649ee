import { RadioTile } from './radio-tiles.tsx';
import { FieldGroup, type FieldGroupProps } from './field.tsx';

export type YesNoProps = Omit<FieldGroupProps, 'children'> & {
  name: string;
  value: boolean | null;
  onChange: (answer: boolean) => void;
  onBlur?: () => void;
  yes: string;
  no: string;
};

/** A question with two answers and no default. */
export function YesNo({ name, value, onChange, onBlur, yes, no, ...group }: YesNoProps) {
  return (
    <FieldGroup {...group}>
      <div className="grid max-w-sm grid-cols-2 gap-3">
        <RadioTile
          name={name}
          value="yes"
          label={yes}
          checked={value === true}
          onSelect={() => onChange(true)}
          onBlur={onBlur}
        />
        <RadioTile
          name={name}
          value="no"
          label={no}
          checked={value === false}
          onSelect={() => onChange(false)}
          onBlur={onBlur}
        />
      </div>
    </FieldGroup>
  );
}
