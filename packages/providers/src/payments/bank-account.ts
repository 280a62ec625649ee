import {
  type BankCountry,
  type BankField,
  bankFields,
  fitsBankField,
} from '@roadworthy/core/shared/text/bank-numbers.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import { type Words, words } from '@roadworthy/core/shared/words.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

export const accountTypes = ['checking', 'savings'] as const;
export type AccountType = (typeof accountTypes)[number];

/** A bank account as typed; in the United States the routing number counts, in Canada institution and transit. */
export type BankEntry = {
  readonly country: BankCountry;
  readonly accountType: AccountType;
} & Readonly<Record<BankField, string>>;

export type BankRefused =
  | 'holder_missing'
  | 'routing_number_invalid'
  | 'institution_number_invalid'
  | 'transit_number_invalid'
  | 'account_number_invalid'
  | 'test_account_required';
export type BankRefusal = Refusal<BankRefused> & { readonly field: keyof BankEntry };

type Statement = readonly [code: BankRefused, message: Words];
const input: Readonly<Record<Exclude<BankField, 'account'>, Statement>> = {
  holder: ['holder_missing', words('Enter the name that the account is in.', 'Entrez le nom du titulaire du compte.')],
  routing: [
    'routing_number_invalid',
    words(
      'This is not a routing number. It has 9 digits and stands at the bottom left of a check.',
      'Ce n’est pas un numéro d’acheminement. Il compte 9 chiffres et figure au bas du chèque, à gauche.',
    ),
  ],
  institution: [
    'institution_number_invalid',
    words('Enter the 3 digits of the institution number.', 'Entrez les 3 chiffres du numéro d’institution.'),
  ],
  transit: [
    'transit_number_invalid',
    words('Enter the 5 digits of the transit number.', 'Entrez les 5 chiffres du numéro de transit.'),
  ],
};
const accountMessage: Readonly<Record<BankCountry, Statement>> = {
  US: [
    'account_number_invalid',
    words('Enter the account number, 4 to 17 digits.', 'Entrez le numéro de compte, de 4 à 17 chiffres.'),
  ],
  CA: [
    'account_number_invalid',
    words('Enter the account number, 5 to 12 digits.', 'Entrez le numéro de compte, de 5 à 12 chiffres.'),
  ],
};

/** What is wrong with a bank account as typed, at most one refusal a field; none when it can be sent to a gateway. */
export function checkBankAccount(entry: BankEntry): BankRefusal[] {
  const { country } = entry;
  const unfit = bankFields[country].filter((field) => !fitsBankField(field, entry[field], country));
  return unfit.map((field) => {
    const [code, message] = field === 'account' ? accountMessage[country] : input[field];
    return { code, ...sentence(message), field };
  });
}
