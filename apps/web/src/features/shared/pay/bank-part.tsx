'use client';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import type { BankOwner } from './bank-owner.ts';
import type { CardEntry } from './card-entry.ts';
import { useSandboxAccount } from './use-sandbox-account.tsx';
import { useStripeAccount } from './use-stripe-account.tsx';

export type BankPartProps = {
  owner: BankOwner;
  /** Hears the entry, to check it and to pay with it. */
  entryRef: Ref<CardEntry>;
  onProblems: (problems: CardEntry['problems']) => void;
};

function Entered({ entry, entryRef, onProblems }: { entry: CardEntry } & Omit<BankPartProps, 'owner'>) {
  useImperativeHandle(entryRef, () => entry);
  const { problems } = entry;
  const text = JSON.stringify(problems);
  useEffect(() => {
    onProblems(problems);
    // The same problems in another list are the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, onProblems]);
  return entry.fields;
}

/** The fields of a bank account that the sandbox takes. */
export function SandboxBank({ owner, ...heard }: BankPartProps) {
  return <Entered entry={useSandboxAccount(owner)} {...heard} />;
}

/** The same where Stripe's own window takes the account. */
export function StripeBank({ owner, publishableKey, ...heard }: BankPartProps & { publishableKey: string }) {
  return <Entered entry={useStripeAccount(publishableKey, owner)} {...heard} />;
}
