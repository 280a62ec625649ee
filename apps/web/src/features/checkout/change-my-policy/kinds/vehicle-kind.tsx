'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Problem } from '@roadworthy/ui/forms/error-summary.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useTranslations } from 'next-intl';
import { isOpen } from '../../../shared/lines/field-answers.ts';
import type { FieldView, LineView } from '../../../shared/lines/line-view.ts';
import { useLineViews } from '../../../shared/lines/lines-context.tsx';
import { PostalAreaHint } from '../../../shared/postal-area/postal-area-hint.tsx';
import { useKindLabel } from '../../../shared/use-labels.ts';
import { vehicleName } from '../../../shared/vehicle-name.ts';
import type { ChangeFormProps, ChangeKind, ErrorWords } from '../change-kind.ts';
import { AddressFields } from './address-fields.tsx';
import { PlainField } from './plain-field.tsx';
import { TextField } from './text-field.tsx';
import {
  begunFor,
  brings,
  chosenOf,
  fieldsOfNew,
  isNeeded,
  noVehicle,
  rentedShare,
  sentLender,
  sentVehicle,
  typedText,
  type VehicleDeed,
  type VehicleDraft,
  vehicleNew,
  vehiclesOf,
} from './vehicle-answers.ts';

const idOf = (path: string): string => `vehicle-${path}`;
const garaging = 'garaging_postal_code';

type FormProps = ChangeFormProps<VehicleDraft>;

function VehicleForm(props: FormProps) {
  const { policy, draft, onChange } = props;
  const t = useTranslations('change.vehicles');
  const kindLabel = useKindLabel();
  const { provider = '' } = policy.current_quote ?? {};
  const line = ownValue(useLineViews(), provider);
  if (!line) return null;
  const vehicles = vehiclesOf(policy);
  const chosen = chosenOf(policy, draft);
  const deeds: readonly VehicleDeed[] = vehicles.length > 1 ? ['replace', 'remove'] : ['replace'];
  return (
    <div className="flex flex-col gap-8">
      <RadioTiles
        id={idOf('which')}
        name={idOf('which')}
        label={t('which')}
        options={[
          ...vehicles.map((one) => ({
            value: one.root_vehicle_id,
            label: vehicleName(one) ?? line.what,
            note: kindLabel(provider, one.type) ?? undefined,
          })),
          ...(line.most > 1 ? [{ value: vehicleNew, label: line.another }] : []),
        ]}
        value={draft.which || null}
        onChange={(which) => onChange(begunFor(policy, which, line))}
        columns={2}
      />
      {chosen && (
        <RadioTiles
          id={idOf('deed')}
          name={idOf('deed')}
          label={t('deed')}
          options={deeds.map((deed) => ({ value: deed, label: t(`deeds.${deed}`) }))}
          value={draft.deed}
          onChange={(deed) => onChange({ ...draft, deed: deeds.find((one) => one === deed) ?? 'replace' })}
          columns={2}
        />
      )}
      {brings(draft) && <NewVehicle {...props} line={line} />}
    </div>
  );
}

type NewVehicleProps = FormProps & { line: LineView };

/** Everything that a checkout asks of a vehicle, in one form. */
function NewVehicle({ policy, draft, onChange, problems, errorOf, line }: NewVehicleProps) {
  const t = useTranslations('change.vehicles');
  const common = useTranslations('shell.common');
  const labels = useQuestions();
  const errorAt = (path: string): string | null =>
    problems.find(({ fieldId }) => fieldId === idOf(path))?.message ?? errorOf(pathOf(policy, draft, path));
  const put = (path: string) => (value: unknown) => onChange({ ...draft, typed: { ...draft.typed, [path]: value } });
  const valueOf = (path: string) => ownValue(draft.typed, path);
  const fields = fieldsOfNew(line, draft);
  return (
    <div className="flex flex-col gap-6">
      <Field id={idOf('type')} label={t('kind')} error={errorAt('type')} className="max-w-80">
        {(control) => (
          <SelectInput
            {...control}
            options={line.kinds}
            {...(isOpen(valueOf('type')) && { placeholder: line.kindAsks })}
            value={typedText(draft, 'type')}
            onChange={({ currentTarget: { value } }) => put('type')(value)}
          />
        )}
      </Field>
      {fields.map((field) =>
        field.path === rentedShare ? (
          <RentedOut key={field.path} draft={draft} put={put} errorAt={errorAt} />
        ) : (
          <PlainField
            key={field.path}
            id={idOf(field.path)}
            field={{ ...field, label: ownValue(labels, field.path) ?? field.label }}
            value={valueOf(field.path)}
            error={errorAt(field.path)}
            optional={isNeeded(field) ? undefined : common('optional')}
            onChange={put(field.path)}
          />
        ),
      )}
      {fields.length > 0 && (
        <div className="flex flex-col gap-1">
          <TextField
            id={idOf(garaging)}
            label={t('keptAt')}
            value={typedText(draft, garaging)}
            error={errorAt(garaging)}
            onChange={put(garaging)}
            input={{ autoComplete: 'off', maxLength: textLimits.postalCode, className: 'max-w-48' }}
          />
          <KeptIn text={typedText(draft, garaging)} />
        </div>
      )}
      {valueOf('financed') === true && <Lender draft={draft} onChange={onChange} errorAt={errorAt} errorOf={errorOf} />}
    </div>
  );
}

function KeptIn({ text }: { text: string }) {
  const you = useTranslations('checkout.you');
  return (
    <PostalAreaHint
      text={text}
      words={{ lies: (values) => you('lies', values), unlisted: (values) => you('unlisted', values) }}
    />
  );
}

/** What the line calls an answer, as a checkout asks it. */
function useQuestions(): Readonly<Record<string, string>> {
  const use = useTranslations('checkout.use');
  const details = useTranslations('checkout.details');
  return {
    usage_type: use('usage'),
    storage_type: use('storage'),
    nights_per_year: use('nights'),
    estimated_yearly_mileage: use('mileage'),
    purchase_price: details('paid'),
    salvage_title: details('salvage'),
    original_owner: details('owner'),
    financed: details('financed'),
  };
}

type PartProps = {
  draft: VehicleDraft;
  put: (path: string) => (value: unknown) => void;
  errorAt: (path: string) => string | null;
};

function RentedOut({ draft: { typed }, put, errorAt }: PartProps) {
  const t = useTranslations('checkout.use');
  const rented = ownValue(typed, 'rented');
  return (
    <div className="flex flex-col gap-4">
      <YesNo
        id={idOf('rented')}
        name={idOf('rented')}
        label={t('rented')}
        value={typeof rented === 'boolean' ? rented : null}
        onChange={put('rented')}
        error={errorAt('rented') ?? undefined}
        yes={t('yes')}
        no={t('no')}
      />
      {rented === true && (
        <TextField
          id={idOf(rentedShare)}
          label={t('rentalRate')}
          hint={t('rentalHint')}
          value={typedText({ typed }, rentedShare)}
          error={errorAt(rentedShare)}
          onChange={(text) => put(rentedShare)(text.replaceAll(/\D/g, ''))}
          input={{
            inputMode: 'numeric',
            maxLength: 3,
            autoComplete: 'off',
            className: 'max-w-48',
            after: t('percent'),
          }}
        />
      )}
    </div>
  );
}

type LenderProps = Pick<FormProps, 'draft' | 'onChange' | 'errorOf'> & Pick<PartProps, 'errorAt'>;

function Lender({ draft, onChange, errorAt, errorOf }: LenderProps) {
  const t = useTranslations('checkout.details');
  const { lender } = draft;
  const put = (next: Partial<typeof lender>) => onChange({ ...draft, lender: { ...lender, ...next } });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="type-h3 mb-3">{t('lender')}</legend>
      <TextField
        id={idOf('lender')}
        label={t('lenderName')}
        hint={t('lenderHint')}
        value={lender.name}
        error={errorAt('lender') ?? errorOf(/^entity\.business_name$/)}
        onChange={(name) => put({ name })}
        input={{ autoComplete: 'off', maxLength: textLimits.fullName }}
      />
      <AddressFields
        id={idOf('lender')}
        value={lender.address}
        onChange={(address) => put({ address })}
        errorOf={(name) => errorAt(`lender-${name}`) ?? errorOf(new RegExp(`^entity\\.${name}$`))}
      />
    </fieldset>
  );
}

/** How the server names an answer of the vehicle that comes: it is the last of those that the policy then has. */
function pathOf(policy: ChangeFormProps<VehicleDraft>['policy'], draft: VehicleDraft, path: string): RegExp {
  const stay = vehiclesOf(policy).filter(
    ({ root_vehicle_id: root }) => draft.deed !== 'replace' || root !== draft.which,
  );
  return new RegExp(`^(vehicle|vehicles\\.${stay.length})\\.(answers\\.)?${path}$`);
}

const asked: Readonly<Record<string, 'make' | 'model' | 'yesOrNo'>> = {
  make: 'make',
  model: 'model',
  salvage_title: 'yesOrNo',
  financed: 'yesOrNo',
};

/** What an answer is asked for with, while it is open. */
function problemOf(field: FieldView, { typed }: VehicleDraft, errors: ErrorWords): Problem | null {
  const { path } = field;
  if (path === rentedShare) {
    const rented = ownValue(typed, 'rented');
    if (typeof rented !== 'boolean') return { fieldId: idOf('rented'), message: errors('rented') };
    return rented && isOpen(ownValue(typed, path)) ? { fieldId: idOf(path), message: errors('rentalRate') } : null;
  }
  const value = ownValue(typed, path);
  if (field.kind === 'cents' && typeof value === 'string') return { fieldId: idOf(path), message: errors('amount') };
  if (!isNeeded(field) || !isOpen(value)) return null;
  const key = ownValue(asked, path);
  return { fieldId: idOf(path), message: key ? errors(key) : field.asks };
}

function problemsOfLender({ typed, lender: { name, address } }: VehicleDraft, errors: ErrorWords): Problem[] {
  if (ownValue(typed, 'financed') !== true) return [];
  const fields = [
    ['lender', name, errors('lender')],
    ['lender-line_1', address.line_1, errors('theirStreet')],
    ['lender-locality', address.locality, errors('theirCity')],
    ['lender-postal_code', address.postal_code, errors('postalCode')],
  ] as const;
  return fields.flatMap(([path, text, message]) => (text.trim() === '' ? [{ fieldId: idOf(path), message }] : []));
}

function problemsOf(draft: VehicleDraft, line: LineView, errors: ErrorWords): Problem[] {
  if (!brings(draft)) return [];
  if (isOpen(ownValue(draft.typed, 'type'))) return [{ fieldId: idOf('type'), message: line.kindAsks }];
  const ofFields = fieldsOfNew(line, draft).flatMap((field) => problemOf(field, draft, errors) ?? []);
  const isPlaced = typedText(draft, garaging).trim() !== '';
  return [
    ...ofFields,
    ...(isPlaced ? [] : [{ fieldId: idOf(garaging), message: errors('postalCode') }]),
    ...problemsOfLender(draft, errors),
  ];
}

/** A vehicle more, another one in the place of one, or one less. */
export const vehicleKind: ChangeKind<VehicleDraft> = {
  code: 'vehicle',
  begin: () => noVehicle,
  changes(draft, policy, line) {
    const { which, deed } = draft;
    if (which === '') return null;
    const isKnown = chosenOf(policy, draft) !== undefined;
    if (deed === 'remove') return isKnown ? { remove_vehicles: [which] } : null;
    // Nothing is asked about a vehicle that is still being typed.
    if (problemsOf(draft, line, ((key: string) => key) as ErrorWords).length > 0) return null;
    return {
      add_vehicles: [sentVehicle(line, draft)],
      ...(isKnown && { remove_vehicles: [which] }),
      lienholders: sentLender(draft),
    };
  },
  problems: problemsOf,
  fields: (draft, policy) => new RegExp(`${pathOf(policy, draft, '[a-z_]+').source}|^entity\\.`),
  Form: VehicleForm,
};
