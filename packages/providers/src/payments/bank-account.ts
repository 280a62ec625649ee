import {
  type BankCountry,
  digitsIn,
  isAccountNumber,
  isInstitutionNumber,
  isRoutingNumber,
  isTransitNumber,
} from '@roadworthy/core/shared/bank-numbers.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';

export const accountTypes = ['checking', 'savings'] as const;
export type AccountType = (typeof accountTypes)[number];

/** A bank account as typed; in the United States the routing number counts, in Canada institution and transit. */
export type BankEntry = {
  readonly country: BankCountry;
  readonly holder: string;
  readonly routing: string;
  readonly institution: string;
  readonly transit: string;
  readonly account: string;
  readonly accountType: AccountType;
};

export type BankRefused =
  | 'holder_missing'
  | 'routing_number_invalid'
  | 'institution_number_invalid'
  | 'transit_number_invalid'
  | 'account_number_invalid'
  | 'test_account_required';
export type BankRefusal = Refusal<BankRefused> & { readonly field: keyof BankEntry };

function refusal(field: keyof BankEntry, code: BankRefused, message: string): BankRefusal {
  return { code, message, field };
}

function checkPlace({ country, routing, institution, transit }: BankEntry): BankRefusal[] {
  const found: BankRefusal[] = [];
  if (country === 'US' && !isRoutingNumber(digitsIn(routing))) {
    const message = 'This is not a routing number. It has 9 digits and stands at the bottom left of a check.';
    found.push(refusal('routing', 'routing_number_invalid', message));
  }
  if (country === 'CA' && !isInstitutionNumber(digitsIn(institution))) {
    const message = 'Enter the 3 digits of the institution number.';
    found.push(refusal('institution', 'institution_number_invalid', message));
  }
  if (country === 'CA' && !isTransitNumber(digitsIn(transit))) {
    found.push(refusal('transit', 'transit_number_invalid', 'Enter the 5 digits of the transit number.'));
  }
  return found;
}

/** What is wrong with a bank account as typed, at most one refusal a field; none when it can be sent to a gateway. */
export function checkBankAccount(entry: BankEntry): BankRefusal[] {
  const found = checkPlace(entry);
  if (!isAccountNumber(digitsIn(entry.account), entry.country)) {
    const message =
      entry.country === 'US'
        ? 'Enter the account number, 4 to 17 digits.'
        : 'Enter the account number, 5 to 12 digits.';
    found.push(refusal('account', 'account_number_invalid', message));
  }
  if (entry.holder.trim() === '') {
    found.push(refusal('holder', 'holder_missing', 'Enter the name that the account is in.'));
  }
  return found;
}
