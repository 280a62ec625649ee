import { digitsIn } from '@roadworthy/core/shared/text/bank-numbers.ts';
import { type AccountType, type BankEntry, type BankRefusal, checkBankAccount } from './bank-account.ts';
import { type AccountBehaviour, testAccounts, testBank } from './test-accounts.ts';
import { openTokenFiles, type Tokened } from './token-files.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

/** What is kept of a bank account: never its number, its bank or its holder. */
export type StoredAccount = Tokened & {
  readonly lastFour: string;
  readonly accountType: AccountType;
  readonly behaviour: AccountBehaviour | null;
};

export type TokenizedAccount =
  | { readonly ok: true; readonly token: string; readonly lastFour: string }
  | { readonly ok: false; readonly refusals: readonly BankRefusal[] };

export type BankVault = {
  tokenizeAccount(entry: BankEntry): Promise<TokenizedAccount>;
  readAccount(token: string): Promise<StoredAccount | null>;
  forgetAccount(token: string): Promise<void>;
};

const message = words(
  'This site is a demonstration and takes no real bank account. Use the test bank and an account such as 000123456789.',
  'Ce site est une démonstration et n’accepte aucun vrai compte bancaire. Utilisez la banque d’essai et un compte comme 000123456789.',
);

function isOfTestBank({ country, routing, institution, transit }: BankEntry): boolean {
  return country === 'US'
    ? digitsIn(routing) === testBank.routing
    : digitsIn(institution) === testBank.institution && digitsIn(transit) === testBank.transit;
}

function identify(entry: BankEntry): Omit<StoredAccount, 'token'> | readonly BankRefusal[] {
  const refusals = checkBankAccount(entry);
  const digits = digitsIn(entry.account);
  const known = testAccounts.find(({ number }) => number === digits);
  if (refusals.length > 0) return refusals;
  if (!known) return [{ code: 'test_account_required', ...sentence(message), field: 'account' }];
  if (!isOfTestBank(entry)) {
    return [
      {
        code: 'test_account_required',
        ...sentence(message),
        field: entry.country === 'US' ? 'routing' : 'institution',
      },
    ];
  }
  return { lastFour: digits.slice(-4), accountType: entry.accountType, behaviour: known.behaviour ?? null };
}

/** Turns bank accounts into opaque tokens. */
export function openBankVault(directory: string): BankVault {
  const files = openTokenFiles<StoredAccount>(directory, { folder: 'accounts', prefix: 'bank' });
  return {
    async tokenizeAccount(entry) {
      const identified = identify(entry);
      if (!('lastFour' in identified)) return { ok: false, refusals: identified };
      return { ok: true, token: await files.keep(identified), lastFour: identified.lastFour };
    },
    readAccount: files.read,
    forgetAccount: files.forget,
  };
}
