import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import type { Entity_Input, Location_Input, Vehicle_Input } from '../../../generated/documents.ts';
import { postalCode } from '../../shared/answers/postal-code-shape.ts';
import { filled, invalidFields, type Shapes } from '../../shared/answers/shapes.ts';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';

export type DetailsAnswers = {
  salvage_title: boolean | null;
  original_owner: boolean | null;
  /** Whole cents; a text that is no amount stays as it is, and is never sent. */
  purchase_price: TypedMoney;
  financed: boolean | null;
  /** The lienholder of the quote who holds it; empty for one who is named below. */
  lienholder_id: string;
  business_name: string;
  line_1: string;
  locality: string;
  postal_code: string;
};

type StoredVehicle = CheckoutQuote['vehicles'][number];

/** Who holds a loan or a lease is saved as a whole. */
export const lenderFields = ['business_name', 'line_1', 'locality', 'postal_code'] as const;
export const noLender = { business_name: '', line_1: '', locality: '', postal_code: '' } as const;

/** How a lender is called: agents may have named a person. */
export const lenderName = (lender: NonNullable<StoredVehicle['lienholder']>): string =>
  lender.business_name ?? [lender.first_name, lender.last_name].filter(Boolean).join(' ');

/** Whether what was paid settles a total loss: only then is it asked. */
export const asksPrice = (vehicle: StoredVehicle | undefined): boolean =>
  vehicle?.rating_value_type === 'purchase_price';

/** Whether a lender is named here, rather than chosen from those of the quote. */
const isNamed = ({ financed, lienholder_id }: DetailsAnswers): boolean => financed === true && lienholder_id === '';

/** Shapes of the answers; a lender is asked for where there is one. */
export function detailsShapes(withPrice: boolean): Shapes<DetailsAnswers> {
  const ofLender = (check: (text: string) => ReturnType<ReturnType<typeof filled>>) => {
    return (text: string, all: DetailsAnswers) => (isNamed(all) ? check(text) : null);
  };
  return {
    salvage_title: (answer) => (answer === null ? 'errors.yesOrNo' : null),
    financed: (answer) => (answer === null ? 'errors.yesOrNo' : null),
    ...(withPrice
      ? {
          purchase_price: (cents: TypedMoney) =>
            typeof cents === 'string' ? 'errors.amount' : cents === null || cents <= 0 ? 'errors.paid' : null,
        }
      : {}),
    business_name: ofLender(filled('errors.lender')),
    line_1: ofLender(filled('errors.theirStreet')),
    locality: ofLender(filled('errors.theirCity')),
    postal_code: ofLender(postalCode('errors.postalCode')),
  };
}

/** The stored vehicle as the form shows it; a lender that it shares with others is chosen, its own is written out. */
export function detailsAnswersOf(vehicle: StoredVehicle | undefined, shared: readonly string[]): DetailsAnswers {
  const lender = vehicle?.lienholder;
  const isShared = lender != null && shared.includes(lender.entity_id);
  const own = isShared ? null : lender;
  return {
    salvage_title: vehicle?.salvage_title ?? null,
    original_owner: vehicle?.original_owner ?? null,
    purchase_price: vehicle?.purchase_price ?? null,
    financed: vehicle?.financed ?? (lender ? true : null),
    lienholder_id: isShared ? lender.entity_id : '',
    business_name: own ? lenderName(own) : '',
    line_1: own?.location?.line_1 ?? '',
    locality: own?.location?.locality ?? '',
    postal_code: own?.location?.postal_code ?? '',
  };
}

/** What of the vehicle itself changed, as the server takes it. */
export function detailsChangesOf(patch: Partial<DetailsAnswers>): Vehicle_Input {
  const { salvage_title, original_owner, purchase_price, financed } = patch;
  const input = { salvage_title, original_owner, financed };
  return {
    ...Object.fromEntries(Object.entries(input).filter(([, answer]) => typeof answer === 'boolean')),
    ...(typeof purchase_price === 'number' ? { purchase_price } : {}),
  };
}

/** The lender as the server takes it; the state of the address follows from its postal code there. */
export function lenderOf(all: DetailsAnswers): { entity: Entity_Input; location: Location_Input } {
  return {
    entity: { entity_type: 'business', business_name: all.business_name.trim() },
    location: {
      line_1: all.line_1.trim(),
      locality: all.locality.trim(),
      postal_code: all.postal_code.trim(),
    },
  };
}

/** Nothing of a lender is saved before all of it is there and none of it stands refused. */
export function waitingForLender(all: DetailsAnswers, refused: readonly string[] = []): readonly string[] {
  if (!isNamed(all)) return [];
  const bad = [...Object.keys(invalidFields(detailsShapes(false), all)), ...refused];
  return lenderFields.some((name) => bad.includes(name)) ? lenderFields : [];
}
