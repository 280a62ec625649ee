'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { sentAnswers, storedAnswer } from '../../../shared/lines/field-answers.ts';
import { fitsKind } from '../../../shared/lines/fits-kind.ts';
import type { FieldView, LineView } from '../../../shared/lines/line-view.ts';
import { useLineViews } from '../../../shared/lines/lines-context.tsx';
import { vehicleName } from '../../../shared/vehicle-name.ts';
import type { ChangeFormProps, ChangeKind } from '../change-kind.ts';
import type { ChangedPolicy } from '../changed-policy.ts';
import { PlainField } from './plain-field.tsx';

/** What is typed of each vehicle, by its root and the path of the answer; what is not typed stays. */
type Draft = { readonly typed: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
type Vehicle = NonNullable<ChangedPolicy['current_quote']>['vehicles'][number];

/** How far it goes, how much it is lived in, and where and how it is kept. */
const asked = ['estimated_yearly_mileage', 'nights_per_year', 'storage_type', 'usage_type'];

const fieldsOf = (line: LineView, vehicle: Vehicle): FieldView[] => {
  const fits = fitsKind(line, vehicle.type);
  return line.fields.filter(({ of, path, groups }) => of === 'object' && asked.includes(path) && fits(groups));
};

function MileageForm({ policy, draft, onChange, errorOf }: ChangeFormProps<Draft>) {
  const { provider = '', vehicles = [] } = policy.current_quote ?? {};
  const line = ownValue(useLineViews(), provider);
  if (!line) return null;
  return (
    <div className="flex flex-col gap-10">
      {vehicles.map((vehicle) => {
        const { root_vehicle_id: root } = vehicle;
        const typed = ownValue(draft.typed, root) ?? {};
        return (
          <fieldset key={root} className="flex flex-col gap-4">
            <legend className="type-h3 mb-3">{vehicleName(vehicle) ?? line.what}</legend>
            {fieldsOf(line, vehicle).map((field) => (
              <PlainField
                key={field.path}
                id={`${root}-${field.path}`}
                field={field}
                value={ownValue(typed, field.path) ?? storedAnswer(field, vehicle)}
                error={errorOf(new RegExp(`^vehicles?\\.(\\d+\\.)?${field.path}$`))}
                onChange={(value) => onChange({ typed: { ...draft.typed, [root]: { ...typed, [field.path]: value } } })}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

/** How far a vehicle goes, how much it is lived in, and where it is kept. */
export const mileageKind: ChangeKind<Draft> = {
  code: 'mileage',
  begin: () => ({ typed: {} }),
  changes({ typed }, { current_quote: quote }, line) {
    const vehicles = (quote?.vehicles ?? []).flatMap((vehicle) => {
      const { root_vehicle_id } = vehicle;
      const given = ownValue(typed, root_vehicle_id) ?? {};
      const others = fieldsOf(line, vehicle).filter(
        (field) => Object.hasOwn(given, field.path) && ownValue(given, field.path) !== storedAnswer(field, vehicle),
      );
      return others.length === 0 ? [] : [{ root_vehicle_id, changes: sentAnswers(others, given) }];
    });
    return vehicles.length === 0 ? null : { vehicles };
  },
  fields: () => /^vehicles?\.(\d+\.)?(estimated_yearly_mileage|nights_per_year|storage_type|usage_type)$/,
  Form: MileageForm,
};
