'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useProviderLabel } from '../use-provider-label.ts';

type ComparedProductsProps = {
  legend: string;
  /** The products to choose from, by their provider. */
  offered: readonly string[];
  /** How many may be chosen. */
  most: number;
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
};

/** The products that are put beside a quote's own. */
export function ComparedProducts({ legend, offered, most, chosen, onChosen }: ComparedProductsProps) {
  const label = useProviderLabel();
  if (offered.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-x-6">
      <legend className="font-semibold">{legend}</legend>
      {offered.map((provider) => (
        <Checkbox
          key={provider}
          label={label(provider)}
          checked={chosen.includes(provider)}
          disabled={!chosen.includes(provider) && chosen.length === most}
          onChange={({ currentTarget: { checked } }) =>
            onChosen(checked ? [...chosen, provider] : chosen.filter((one) => one !== provider))
          }
        />
      ))}
    </fieldset>
  );
}
