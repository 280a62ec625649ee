import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import { type Day, monthOf, yearOf } from '@roadworthy/core/shared/time/day.ts';
import { namesPlaces, readPostalCode } from '@roadworthy/core/shared/text/postal-code.ts';
import { words, type Words } from '@roadworthy/core/shared/words.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover';

export type CardEntry = {
  readonly number: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits; two digits mean this century. */
  readonly expYear: number;
  readonly cvc: string;
  readonly postalCode: string;
  readonly name: string;
};

export type CardRefused =
  | 'card_number_missing'
  | 'card_number_invalid'
  | 'card_brand_not_accepted'
  | 'test_card_required'
  | 'expiry_invalid'
  | 'card_expired'
  | 'cvc_invalid'
  | 'postal_code_invalid'
  | 'name_missing';
export type CardRefusal = Refusal<CardRefused> & { readonly field: keyof CardEntry };

const brands: readonly { brand: CardBrand; pattern: RegExp; cvcLength: number }[] = [
  { brand: 'visa', pattern: /^4\d{15}$/, cvcLength: 3 },
  // 51 to 55, and 2221 to 2720.
  {
    brand: 'mastercard',
    pattern: /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
    cvcLength: 3,
  },
  { brand: 'amex', pattern: /^3[47]\d{13}$/, cvcLength: 4 },
  { brand: 'discover', pattern: /^(?:6011|64[4-9]\d|65\d{2})\d{12}$/, cvcLength: 3 },
];

/** The number without the spaces and hyphens that people type into it. */
export function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}

/** Whether the last digit is the check digit of the others (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

export function brandOf(digits: string): CardBrand | undefined {
  return brands.find(({ pattern }) => pattern.test(digits))?.brand;
}

/** Two-digit years belong to this century. */
export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** A card is good through the last day of its month. */
export function hasExpired(card: Pick<CardEntry, 'expMonth' | 'expYear'>, today: Day): boolean {
  return fullYear(card.expYear) * 12 + card.expMonth < yearOf(today) * 12 + monthOf(today);
}

function refusal(field: keyof CardEntry, code: CardRefused, message: Words): CardRefusal {
  return { code, ...sentence(message), field };
}

function checkNumber(digits: string): CardRefusal | undefined {
  if (digits === '')
    return refusal('number', 'card_number_missing', words('Enter the card number.', 'Entrez le numéro de la carte.'));
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    return refusal(
      'number',
      'card_number_invalid',
      words('This is not a card number. Check its digits.', 'Ce n’est pas un numéro de carte. Vérifiez les chiffres.'),
    );
  }
  if (brandOf(digits) === undefined) {
    const message = words(
      'We take Visa, Mastercard, American Express and Discover. Use one of these.',
      'Nous acceptons Visa, Mastercard, American Express et Discover. Utilisez l’une d’elles.',
    );
    return refusal('number', 'card_brand_not_accepted', message);
  }
  return undefined;
}

function checkExpiry(card: CardEntry, today: Day): CardRefusal | undefined {
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) {
    return refusal(
      'expMonth',
      'expiry_invalid',
      words('Enter the month as it stands on the card, 01 to 12.', 'Entrez le mois inscrit sur la carte, de 01 à 12.'),
    );
  }
  const year = fullYear(card.expYear);
  if (!Number.isInteger(year) || year < 2000 || year > yearOf(today) + 25) {
    return refusal(
      'expYear',
      'expiry_invalid',
      words('Enter the year as it stands on the card.', 'Entrez l’année inscrite sur la carte.'),
    );
  }
  if (hasExpired(card, today)) {
    return refusal(
      year < yearOf(today) ? 'expYear' : 'expMonth',
      'card_expired',
      words('This card has expired. Use another.', 'Cette carte est expirée. Utilisez-en une autre.'),
    );
  }
  return undefined;
}

function checkCvc(card: CardEntry, brand: CardBrand | undefined): CardRefusal | undefined {
  const length = brands.find((known) => known.brand === brand)?.cvcLength;
  const cvc = card.cvc.trim();
  if (/^\d{3,4}$/.test(cvc) && (length === undefined || cvc.length === length)) return undefined;
  const message =
    brand === 'amex'
      ? words(
          'Enter the security code, the 4 digits on the front of the card.',
          'Entrez le code de sécurité, les 4 chiffres au recto de la carte.',
        )
      : words(
          'Enter the security code, the 3 digits on the back of the card.',
          'Entrez le code de sécurité, les 3 chiffres au verso de la carte.',
        );
  return refusal('cvc', 'cvc_invalid', message);
}

function checkHolder(card: CardEntry): CardRefusal[] {
  const refusals: CardRefusal[] = [];
  const postalCode = readPostalCode(card.postalCode);
  if (postalCode === null || !namesPlaces(postalCode)) {
    const message = words(
      'Enter the ZIP or postal code that the card’s bills go to.',
      'Entrez le code postal ou ZIP de facturation de la carte.',
    );
    refusals.push(refusal('postalCode', 'postal_code_invalid', message));
  }
  if (card.name.trim() === '')
    refusals.push(
      refusal('name', 'name_missing', words('Enter the name on the card.', 'Entrez le nom inscrit sur la carte.')),
    );
  return refusals;
}

/** What is wrong with a card as typed, at most one refusal a field; none when it can be sent to a gateway. */
export function checkCard(card: CardEntry, today: Day): CardRefusal[] {
  const digits = digitsOf(card.number);
  const found = [checkNumber(digits), checkExpiry(card, today), checkCvc(card, brandOf(digits))];
  return [...found.filter((each) => each !== undefined), ...checkHolder(card)];
}
