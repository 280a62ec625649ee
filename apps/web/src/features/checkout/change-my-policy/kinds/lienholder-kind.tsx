'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { vehicleName } from '../../../shared/vehicle-name.ts';
import type { ChangeFormProps, ChangeKind } from '../change-kind.ts';
import type { ChangedPolicy } from '../changed-policy.ts';
import { addressDraft, AddressFields, type AddressDraft, isSameAddress, sentAddress } from './address-fields.tsx';
import { TextField } from './text-field.tsx';

/** Who lends the money for a vehicle, as it is typed. */
type Lender = { readonly has: boolean; readonly name: string; readonly address: AddressDraft };
type Draft = { readonly lenders: Readonly<Record<string, Lender>> };
type Vehicle = NonNullable<ChangedPolicy['current_quote']>['vehicles'][number];

function storedLender({ current_quote: quote }: ChangedPolicy, { lienholder_id }: Vehicle): Lender {
  const lender = quote?.entities.find(({ entity_id }) => entity_id === lienholder_id);
  const name = lender?.business_name ?? [lender?.first_name, lender?.last_name].filter(Boolean).join(' ');
  return { has: lender !== undefined, name, address: addressDraft(lender?.location) };
}

const isSameLender = (one: Lender, other: Lender): boolean =>
  one.has === other.has &&
  (!one.has || (one.name.trim() === other.name.trim() && isSameAddress(one.address, other.address)));

const isWhole = ({ has, name, address }: Lender): boolean =>
  !has || [name, address.line_1, address.locality, address.postal_code].every((text) => text.trim() !== '');

function LienholderForm({ policy, draft, onChange, errorOf }: ChangeFormProps<Draft>) {
  const t = useTranslations('change');
  return (
    <div className="flex flex-col gap-10">
      {(policy.current_quote?.vehicles ?? []).map((vehicle) => {
        const { root_vehicle_id: root } = vehicle;
        const lender = ownValue(draft.lenders, root) ?? storedLender(policy, vehicle);
        const put = (next: Lender) => onChange({ lenders: { ...draft.lenders, [root]: next } });
        return (
          <section key={root} className="flex flex-col gap-4">
            <RadioTiles
              id={`lender-${root}`}
              name={`lender-${root}`}
              label={t('lent', { vehicle: vehicleName(vehicle) ?? t('vehicle') })}
              options={[
                { value: 'yes', label: t('yes') },
                { value: 'no', label: t('no') },
              ]}
              value={lender.has ? 'yes' : 'no'}
              onChange={(chosen) => put({ ...lender, has: chosen === 'yes' })}
              columns={2}
            />
            {lender.has && (
              <>
                <TextField
                  id={`lender-${root}-name`}
                  label={t('lenderName')}
                  value={lender.name}
                  error={errorOf(/^entity\.business_name$/)}
                  onChange={(name) => put({ ...lender, name })}
                  input={{ autoComplete: 'off', maxLength: textLimits.fullName }}
                />
                <AddressFields
                  id={`lender-${root}`}
                  value={lender.address}
                  onChange={(address) => put({ ...lender, address })}
                  errorOf={(name) => errorOf(new RegExp(`^entity\\.${name}$`))}
                />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Who has lent the money for a vehicle: somebody, somebody else, nobody any more. */
export const lienholderKind: ChangeKind<Draft> = {
  code: 'lienholder',
  begin: () => ({ lenders: {} }),
  changes({ lenders }, policy) {
    const others = (policy.current_quote?.vehicles ?? []).flatMap((vehicle) => {
      const lender = ownValue(lenders, vehicle.root_vehicle_id);
      // Nothing is asked about a lender who is still being typed.
      if (!lender || isSameLender(lender, storedLender(policy, vehicle)) || !isWhole(lender)) return [];
      return [{ vehicle, lender }];
    });
    if (others.length === 0) return null;
    const paid = others.filter(({ lender }) => !lender.has);
    return {
      vehicles: paid.map(({ vehicle: { root_vehicle_id } }) => ({
        root_vehicle_id,
        changes: { lienholder_id: null, financed: false },
      })),
      lienholders: others
        .filter(({ lender }) => lender.has)
        .map(({ vehicle: { root_vehicle_id }, lender }) => ({
          root_vehicle_id,
          entity: { entity_type: 'business', business_name: lender.name.trim() },
          location: sentAddress(lender.address),
        })),
    };
  },
  fields: () => /^entity\./,
  Form: LienholderForm,
};
