'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { vehicleName } from '../../../shared/vehicle-name.ts';
import { OtherPolicies } from '../../change-address/other-policies.tsx';
import type { ChangeFormProps, ChangeKind } from '../change-kind.ts';
import type { ChangedPolicy } from '../changed-policy.ts';
import {
  addressDraft,
  AddressFields,
  isSameAddress,
  sentAddress,
  type AddressDraft,
  noAddress,
} from './address-fields.tsx';

/** Where letters go, and which vehicles are moved at its postal code from then on, by their roots. */
type Draft = { readonly mailing: AddressDraft; readonly moved: readonly string[] };

const mailingOf = ({ current_quote: quote }: ChangedPolicy): AddressDraft =>
  quote ? addressDraft(quote.mailing_location) : noAddress;

function AddressForm({ policy, draft, onChange, isDense, errorOf }: ChangeFormProps<Draft>) {
  const t = useTranslations('change');
  return (
    <div className="flex flex-col gap-8">
      <OtherPolicies policy={policy} kind={isDense ? 'agent' : 'user'} />
      <fieldset>
        <legend className="type-h3 mb-3">{t('mailing')}</legend>
        <AddressFields
          id="mailing"
          value={draft.mailing}
          onChange={(mailing) => onChange({ ...draft, mailing })}
          errorOf={(name) => errorOf(new RegExp(`^mailing_address\\.${name}$`))}
        />
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="type-h3 mb-2">{t('keptThere')}</legend>
        {(policy.current_quote?.vehicles ?? []).map((vehicle) => (
          <Checkbox
            key={vehicle.root_vehicle_id}
            id={`kept-${vehicle.root_vehicle_id}`}
            label={t('movesAlong', { vehicle: vehicleName(vehicle) ?? t('vehicle') })}
            note={t('keptNow', { place: vehicle.location?.postal_code ?? '–' })}
            error={errorOf(/^vehicle\.garaging_postal_code$/)}
            checked={draft.moved.includes(vehicle.root_vehicle_id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...draft,
                moved: checked
                  ? [...draft.moved, vehicle.root_vehicle_id]
                  : draft.moved.filter((root) => root !== vehicle.root_vehicle_id),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}

/** Where letters go, and where the vehicles are moved. */
export const addressKind: ChangeKind<Draft> = {
  code: 'address',
  begin: (policy) => ({ mailing: mailingOf(policy), moved: [] }),
  changes({ mailing, moved }, policy) {
    const isOther = !isSameAddress(mailing, mailingOf(policy));
    const moving = policy.current_quote?.vehicles.filter(
      (one) => moved.includes(one.root_vehicle_id) && one.location?.postal_code !== mailing.postal_code.trim(),
    );
    if (!isOther && !moving?.length) return null;
    return {
      ...(isOther && { mailing_address: sentAddress(mailing) }),
      vehicles: (moving ?? []).map(({ root_vehicle_id }) => ({
        root_vehicle_id,
        changes: { garaging_postal_code: mailing.postal_code.trim() },
      })),
    };
  },
  fields: () => /^(mailing_address\..+|vehicle\.garaging_postal_code)$/,
  Form: AddressForm,
};
