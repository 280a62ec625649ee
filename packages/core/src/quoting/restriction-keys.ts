import { checkEmail } from '../identity/email.ts';
import { isDay } from '../shared/day.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { isPhoneNumber } from '../shared/phone-number.ts';
import { readPostalCode } from '../shared/postal-code.ts';
import type { Entity, Quote } from './quote.ts';
import type { RestrictionKey } from './vocabulary.ts';

/** By what somebody or something is known, written so that the same one is always written alike. */
export type KnownBy = { readonly key: RestrictionKey; readonly value: string };

type ValueRefusal = 'value_invalid';

/** Letters without accents and digits, in capitals, with one blank between words. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const solid = (text: string) => folded(text).replaceAll(' ', '');

/** Words in the order of the alphabet: who fills in a form may put the last name first. */
const anyOrder = (text: string) => folded(text).split(' ').toSorted().join(' ');

// North America's leading 1 is typed by some and left out by others.
const phoneDigits = (text: string) => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

function invalid(message: string) {
  return refuse('value_invalid', message, 'value');
}

const byName = /^(?<name>.*\p{L}.*?)[\s,]+(?<birthdate>\d{4}-\d\d-\d\d)$/su;
const byAddress = /^(?<street>.*[\p{L}\p{N}].*),\s*(?<postal>[^,]+)$/su;

const readers: Readonly<Record<RestrictionKey, (typed: string) => Decision<string, ValueRefusal>>> = {
  vin(typed) {
    const vin = solid(typed);
    return vin.length >= 5 && vin.length <= 17 && /^[A-Z0-9]+$/.test(vin)
      ? accept(vin)
      : invalid('Enter the whole VIN: letters and digits, up to 17 of them.');
  },
  email(typed) {
    const checked = checkEmail(typed, 'value');
    return checked.ok ? checked : invalid('Use a full address, like name@example.com');
  },
  phone: (typed) =>
    isPhoneNumber(typed)
      ? accept(phoneDigits(typed))
      : invalid('Enter ten digits, or + and the country code of another country.'),
  license_number(typed) {
    const number = solid(typed);
    return number.length >= 4 && number.length <= 25 ? accept(number) : invalid('Enter the whole license number.');
  },
  name_and_birthdate(typed) {
    const { name, birthdate } = byName.exec(typed)?.groups ?? {};
    return name !== undefined && birthdate !== undefined && isDay(birthdate)
      ? accept(`${anyOrder(name)} ${birthdate}`)
      : invalid('Enter first and last name and the birth date, like Ada Moreno 1980-05-17.');
  },
  postal_code(typed) {
    const read = readPostalCode(typed);
    return read
      ? accept(read.postalCode.slice(0, read.country === 'US' ? 5 : 7))
      : invalid('Enter a ZIP or postal code.');
  },
  address(typed) {
    const { street, postal } = byAddress.exec(typed)?.groups ?? {};
    const read = postal === undefined ? null : readPostalCode(postal);
    return street !== undefined && read
      ? accept(`${folded(street)} ${read.postalCode.slice(0, read.country === 'US' ? 5 : 7)}`)
      : invalid('Enter the street and, after a comma, the ZIP or postal code, like 12 Mill Road, 44101.');
  },
};

/**
 * What somebody or something is refused by, as it is compared: accents, capitals, blanks, the order of names and a
 * phone's leading 1 make no difference. A name and a birth date are typed after one another, a street and its postal
 * code with a comma between.
 */
export function readRestricted(key: RestrictionKey, typed: string): Decision<string, ValueRefusal> {
  return readers[key](typed.trim());
}

function ofEntity({ firstName, lastName, businessName, email, phone, birthdate, licenseNumber }: Entity) {
  const name = [firstName, lastName].filter(Boolean).join(' ') || businessName;
  return [
    ['email', email],
    ['phone', phone],
    ['license_number', licenseNumber],
    ['name_and_birthdate', name && birthdate ? `${name} ${birthdate}` : null],
  ] as const;
}

/** Everything that a quote is known by: its people, what it insures, and where they are; each once. */
export function knownBy({
  entities,
  vehicles,
  locations,
}: Pick<Quote, 'entities' | 'vehicles' | 'locations'>): KnownBy[] {
  const said: (readonly [RestrictionKey, string | null])[] = [
    ...entities.flatMap(ofEntity),
    // What a VIN is to a vehicle, the hull number is to a boat.
    ...vehicles.flatMap(({ vin, answers: { hull_number: hull } }) => [
      ['vin', vin] as const,
      ['vin', typeof hull === 'string' ? hull : null] as const,
    ]),
    ...locations.flatMap(({ line1, postalCode }) => [
      ['postal_code', postalCode] as const,
      ['address', line1 ? `${line1}, ${postalCode}` : null] as const,
    ]),
  ];
  const known = said.flatMap(([key, text]) => {
    const read = text ? readRestricted(key, text) : null;
    return read?.ok ? [{ key, value: read.event }] : [];
  });
  return [...new Map(known.map((one) => [`${one.key} ${one.value}`, one])).values()];
}
