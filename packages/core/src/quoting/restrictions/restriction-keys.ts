import { isDay } from '../../shared/time/day.ts';
import { cleanText } from '../../shared/text/clean-text.ts';
import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { isPhoneNumber } from '../../shared/text/phone-number.ts';
import { readPostalCode } from '../../shared/text/postal-code.ts';
import { searchKey } from '../../shared/text/search-key.ts';
import { type PersonalName, pairsOf, readTypedName, wordsOfName } from '../skeletons/name-skeleton.ts';
import { addressBlocks, readStreet, streetKeys } from '../skeletons/address-skeleton.ts';
import { mailBlocks, readMailbox } from '../skeletons/mailbox-skeleton.ts';
import { areSimilarAddresses, areSimilarMailboxes, areSimilarNames } from '../skeletons/similar.ts';
import type { Entity, Quote } from '../quote.ts';
import type { RestrictionKey } from '../vocabulary.ts';
import { fullAddressNeeded } from '../../identity/email.ts';
import { type Words, words } from '../../shared/words.ts';

/** By what somebody or something is known, written so that the same one is always written alike. */
export type KnownBy = { readonly key: RestrictionKey; readonly value: string };

/** What keys are made by; with another number, all of them are made anew. */
export const restrictionKeysVersion = 3;

type ValueRefusal = 'value_invalid';
type Known = Pick<Quote, 'entities' | 'vehicles' | 'locations'>;

/** Something that a quote says or a restriction names: as it was typed, all that it equals, and where to look for what is like it. */
type Skeleton = {
  /** The first is what a restriction is compared by; a quote is known by all. */
  readonly values: readonly [string, ...string[]];
  /** What anything like it has in common with it; nothing where only the same counts. */
  readonly blocks: readonly string[];
  readonly isLike: (other: string) => boolean;
};

const never = () => false;
const solid = (text: string) => searchKey(text).replaceAll(' ', '').toUpperCase();

// North America's leading 1 is typed by some and left out by others.
const phoneDigits = (text: string) => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

// No VIN has I, O or Q, so that they stand for the digits that they look like.
const vinCharacters = (text: string) => solid(text).replaceAll(/[OQ]/g, '0').replaceAll('I', '1');

const lookAlikeDigits: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['Q', '0'],
  ['I', '1'],
  ['L', '1'],
  ['Z', '2'],
  ['S', '5'],
  ['G', '6'],
  ['B', '8'],
]);
const licenseShape = (number: string) =>
  number.replaceAll(/[OQILZSGB]/g, (letter) => lookAlikeDigits.get(letter) ?? letter);

function postalKey(text: string): string | null {
  const read = readPostalCode(text);
  return read && read.postalCode.slice(0, read.country === 'US' ? 5 : 7);
}

const alone = (value: string): Skeleton => ({ values: [value], blocks: [], isLike: never });

function nameSkeleton(name: PersonalName): Skeleton | null {
  const [first, ...others] = pairsOf(name);
  if (first === undefined) return null;
  const pairs = [first, ...others] as const;
  return {
    values: [`${first} ${name.birthdate}`, ...others.map((pair) => `${pair} ${name.birthdate}`)],
    blocks: [`born ${name.birthdate}`, ...pairs.map((pair) => `named ${pair}`)],
    isLike: (typed) => {
      const other = readTypedName(typed);
      return other !== null && areSimilarNames(name, other);
    },
  };
}

function addressSkeleton(street: string, besides: string, postal: string): Skeleton | null {
  const postalCode = postalKey(postal);
  const read = readStreet(street, besides);
  if (postalCode === null || read === null) return null;
  const [first, ...others] = streetKeys(read);
  return {
    values: [`${first} ${postalCode}`, ...others.map((key) => `${key} ${postalCode}`)],
    blocks: addressBlocks(read).map((block) => `${block} ${postalCode}`),
    isLike: (typed) => {
      const { street: line = '', postal: code = '' } = byAddress.exec(typed)?.groups ?? {};
      const other = readStreet(line, '');
      return other !== null && postalKey(code) === postalCode && areSimilarAddresses(read, other);
    },
  };
}

const byAddress = /^(?<street>.*[\p{L}\p{N}].*),\s*(?<postal>[^,]+)$/su;

/** What a text of a key is compared by, or null where it is none. */
const readers: Readonly<Record<RestrictionKey, (typed: string) => Skeleton | null>> = {
  vin(typed) {
    const vin = vinCharacters(typed);
    return vin.length >= 5 && vin.length <= 17 && /^[A-Z0-9]+$/.test(vin) ? alone(vin) : null;
  },
  email(typed) {
    const box = readMailbox(typed);
    return (
      box && {
        values: [`${box.local}@${box.domain}`],
        blocks: mailBlocks(box),
        isLike: (other) => {
          const read = readMailbox(other);
          return read !== null && areSimilarMailboxes(box, read);
        },
      }
    );
  },
  phone: (typed) => (isPhoneNumber(typed) ? alone(phoneDigits(cleanText(typed, 'phone'))) : null),
  license_number(typed) {
    const number = solid(typed);
    if (number.length < 4 || number.length > 25) return null;
    const shape = licenseShape(number);
    return {
      values: [number],
      blocks: [shape],
      isLike: (other) => licenseShape(solid(other)) === shape,
    };
  },
  name_and_birthdate(typed) {
    const name = readTypedName(typed);
    return name && isDay(name.birthdate) ? nameSkeleton(name) : null;
  },
  postal_code(typed) {
    const code = postalKey(typed);
    return code === null ? null : alone(code);
  },
  address(typed) {
    const { street = '', postal = '' } = byAddress.exec(typed)?.groups ?? {};
    const skeleton = addressSkeleton(street, '', postal);
    // Without a unit, the whole house is meant; with one, that one.
    return skeleton && { ...skeleton, values: [skeleton.values[0]] };
  },
};

const invalid: Readonly<Record<RestrictionKey, Words>> = {
  vin: words(
    'Enter the whole VIN: letters and digits, up to 17 of them.',
    'Entrez le NIV complet : des lettres et des chiffres, 17 au plus.',
  ),
  email: fullAddressNeeded,
  phone: words(
    'Enter ten digits, or + and the country code of another country.',
    'Entrez dix chiffres, ou + et l’indicatif d’un autre pays.',
  ),
  license_number: words('Enter the whole license number.', 'Entrez le numéro de permis complet.'),
  name_and_birthdate: words(
    'Enter first and last name and the birth date, like Ada Moreno 1980-05-17.',
    'Entrez le prénom, le nom et la date de naissance, comme Ada Moreno 1980-05-17.',
  ),
  postal_code: words('Enter a ZIP or postal code.', 'Entrez un code postal ou un code ZIP.'),
  address: words(
    'Enter the street and, after a comma, the ZIP or postal code, like 12 Mill Road, 44101.',
    'Entrez la rue puis, après une virgule, le code postal ou ZIP, comme 12, rue du Moulin, H2X 1Y4.',
  ),
};

const skeletonOf = (key: RestrictionKey, typed: string): Skeleton | null =>
  readers[key](cleanText(typed, 'line').trim());

/**
 * What somebody or something is refused by, as it is compared: by the skeleton of what is meant (docs/rules.md). A name
 * and a birth date are typed after one another, a street and its postal code with a comma between.
 */
export function readRestricted(key: RestrictionKey, typed: string): Decision<string, ValueRefusal> {
  const skeleton = skeletonOf(key, typed);
  return skeleton ? accept(skeleton.values[0]) : refuse('value_invalid', invalid[key], 'value');
}

/** What anything like what is refused has in common with it. */
export function blocksOfRestricted(key: RestrictionKey, typed: string): KnownBy[] {
  return (skeletonOf(key, typed)?.blocks ?? []).map((value) => ({ key, value }));
}

type Spelled = { readonly key: RestrictionKey; readonly spelled: string; readonly skeleton: Skeleton };

function spelledAs(key: RestrictionKey, spelled: string | null, skeleton?: Skeleton | null): Spelled[] {
  if (!spelled) return [];
  const read = skeleton === undefined ? skeletonOf(key, spelled) : skeleton;
  return read ? [{ key, spelled, skeleton: read }] : [];
}

function ofEntity({ firstName, lastName, businessName, email, phone, birthdate, licenseNumber }: Entity): Spelled[] {
  const called = [firstName, lastName].filter(Boolean).join(' ') || businessName;
  const name =
    called && birthdate
      ? {
          given: wordsOfName(firstName ?? businessName ?? ''),
          family: wordsOfName(lastName ?? ''),
          birthdate,
        }
      : null;
  return [
    ...spelledAs('email', email),
    ...spelledAs('phone', phone),
    ...spelledAs('license_number', licenseNumber),
    ...(name ? spelledAs('name_and_birthdate', `${called} ${name.birthdate}`, nameSkeleton(name)) : []),
  ];
}

/** Everything that a quote is known by: its people, what it insures, and where they are, each as it was typed. */
function spelledOn({ entities, vehicles, locations }: Known): Spelled[] {
  return [
    ...entities.flatMap(ofEntity),
    // What a VIN is to a vehicle, the hull number is to a boat.
    ...vehicles.flatMap(({ vin, answers: { hull_number: hull } }) => [
      ...spelledAs('vin', vin),
      ...spelledAs('vin', typeof hull === 'string' ? hull : null),
    ]),
    ...locations.flatMap(({ line1, line2, postalCode }) => [
      ...spelledAs('postal_code', postalCode),
      ...(line1
        ? spelledAs(
            'address',
            [line1, line2, postalCode].filter(Boolean).join(', '),
            addressSkeleton(line1, line2 ?? '', postalCode),
          )
        : []),
    ]),
  ];
}

function once(known: readonly KnownBy[]): KnownBy[] {
  return [...new Map(known.map((one) => [`${one.key} ${one.value}`, one])).values()];
}

/** All that a quote is known by, in every way in which it may be refused; each once. */
export function knownBy(quote: Known): KnownBy[] {
  return once(spelledOn(quote).flatMap(({ key, skeleton }) => skeleton.values.map((value) => ({ key, value }))));
}

/** Where what is like something on a quote is looked for; each once. */
export function blocksOf(quote: Known): KnownBy[] {
  return once(spelledOn(quote).flatMap(({ key, skeleton }) => skeleton.blocks.map((value) => ({ key, value }))));
}

/** What on a quote is like something that is refused, as it was typed there; null where nothing is. */
export function findSimilar(quote: Known, { key, typed }: { readonly key: RestrictionKey; readonly typed: string }) {
  return spelledOn(quote).find((one) => one.key === key && one.skeleton.isLike(typed))?.spelled ?? null;
}
