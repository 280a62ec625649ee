import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { sentAnswers, storedAnswer } from '../../../shared/lines/field-answers.ts';
import { fitsKind } from '../../../shared/lines/fits-kind.ts';
import type { FieldView, LineView } from '../../../shared/lines/line-view.ts';
import type { ChangedPolicy } from '../changed-policy.ts';
import { type AddressDraft, noAddress, sentAddress } from './address-fields.tsx';

export type Vehicle = NonNullable<ChangedPolicy['current_quote']>['vehicles'][number];
export type VehicleDeed = 'add' | 'replace' | 'remove';

/** Which vehicle it is about, what becomes of it, and what is typed of the one that comes, by the paths of its answers. */
export type VehicleDraft = {
  /** A root, a vehicle that is new, or none yet. */
  readonly which: string;
  readonly deed: VehicleDeed;
  readonly typed: Readonly<Record<string, unknown>>;
  readonly lender: { readonly name: string; readonly address: AddressDraft };
};

export const vehicleNew = 'new';
export const noVehicle: VehicleDraft = {
  which: '',
  deed: 'add',
  typed: {},
  lender: { name: '', address: noAddress },
};

export const vehiclesOf = ({ current_quote: quote }: ChangedPolicy): readonly Vehicle[] => quote?.vehicles ?? [];
export const chosenOf = (policy: ChangedPolicy, { which }: Pick<VehicleDraft, 'which'>): Vehicle | undefined =>
  vehiclesOf(policy).find(({ root_vehicle_id: root }) => root === which);

/** Whether a vehicle comes, about which everything is asked that a checkout asks. */
export const brings = ({ which, deed }: VehicleDraft): boolean => which !== '' && deed !== 'remove';

/** What is told of a vehicle that is worth no question of its own here. */
const unasked: readonly string[] = ['max_miles_from_address', 'floorplan'];
/** What a checkout asks of recreational vehicles although no price needs it. */
const askedAnyhow: readonly string[] = ['make', 'model', 'salvage_title', 'financed'];
/** What the one that goes answers for the one that comes, until somebody says otherwise. */
const takenOver: readonly string[] = [
  'usage_type',
  'storage_type',
  'estimated_yearly_mileage',
  'nights_per_year',
  'rating_value_type',
];
/** An answer as the text that it is while it is typed. */
export function typedText({ typed }: Pick<VehicleDraft, 'typed'>, path: string): string {
  const value = ownValue(typed, path);
  return typeof value === 'string' ? value : '';
}
export const rentedShare = 'rental_utilization_rate';

/** What is asked of the vehicle that comes, by its kind. */
export function fieldsOfNew(line: LineView, { typed }: VehicleDraft): FieldView[] {
  const kind = typedText({ typed }, 'type');
  if (kind === '') return [];
  const fits = fitsKind(line, kind);
  const isOfPrice = ownValue(typed, 'rating_value_type') === 'purchase_price';
  return line.fields.filter(
    ({ of, path, groups }) =>
      of === 'object' && fits(groups) && !unasked.includes(path) && (path !== 'purchase_price' || isOfPrice),
  );
}

export const isNeeded = ({ path, needed }: FieldView): boolean => needed !== 'never' || askedAnyhow.includes(path);

/** The form as it begins for a vehicle: what it was asked before stays answered. */
export function begunFor(
  policy: ChangedPolicy,
  which: string,
  line: LineView,
  deed: VehicleDeed = 'replace',
): VehicleDraft {
  const [first] = vehiclesOf(policy);
  const vehicle = chosenOf(policy, { ...noVehicle, which });
  const stored = { garaging_postal_code: (vehicle ?? first)?.location?.postal_code ?? '' };
  if (!vehicle) return { ...noVehicle, which, deed: 'add', typed: stored };
  const known = line.fields.filter(({ of, path }) => of === 'object' && takenOver.includes(path));
  const share = vehicle.rental_utilization_rate;
  const typed = {
    ...stored,
    type: vehicle.type,
    ...Object.fromEntries(known.map((field) => [field.path, storedAnswer(field, vehicle)])),
    ...(share !== null && { rented: share > 0, [rentedShare]: share > 0 ? String(share) : '' }),
  };
  return { ...noVehicle, which, deed, typed };
}

/** The vehicle that comes, as the server takes it: of what is left open nothing is said. */
export function sentVehicle(line: LineView, draft: VehicleDraft) {
  const { typed } = draft;
  const fields = fieldsOfNew(line, draft);
  const isAsked = fields.some(({ path }) => path === rentedShare);
  const share = ownValue(typed, 'rented') === false ? 0 : Number(ownValue(typed, rentedShare));
  const sent = sentAnswers(
    fields.filter(({ path }) => path !== rentedShare),
    typed,
  );
  return {
    type: typedText(draft, 'type'),
    garaging_postal_code: typedText(draft, 'garaging_postal_code').trim(),
    ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)),
    ...(isAsked && { [rentedShare]: share }),
  };
}

/** Who has lent the money for the vehicle that comes; nobody where nobody has. */
export function sentLender({ typed, lender: { name, address } }: VehicleDraft) {
  if (ownValue(typed, 'financed') !== true) return [];
  return [
    {
      added_vehicle: 0,
      entity: { entity_type: 'business', business_name: name.trim() },
      location: sentAddress(address),
    },
  ];
}
