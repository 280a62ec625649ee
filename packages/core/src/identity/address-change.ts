import { accept, type Decision, type Refusal, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { checkEmail } from './email.ts';
import type { AddressPurpose, AddressStatus, Inbox } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** Another address that a person asked for, and which inboxes have confirmed it. */
export type AddressChange = {
  readonly purpose: AddressPurpose;
  readonly status: AddressStatus;
  readonly confirmed: Readonly<Record<Inbox, boolean>>;
  readonly expires: Date;
};

/** How long the links to confirm another address work, in hours. */
export const addressHours = 24;

/** The inboxes that have to confirm: where somebody signs in, the former one too, so that nobody takes over an account. */
export const inboxesOf = (purpose: AddressPurpose): readonly Inbox[] =>
  purpose === 'sign_in' ? ['new', 'former'] : ['new'];

type Requested = { readonly email: string; readonly current: string };

/**
 * Whether another address may be asked for: a full one, and not the one that counts already. Whether somebody else has it
 * is told by its inbox alone, so that nobody learns here who has an account.
 */
export function decideAskAddress({
  email,
  current,
}: Requested): Decision<{ readonly email: string }, 'email_invalid' | 'address_same'> {
  const address = checkEmail(email);
  if (!address.ok) return address;
  if (address.event !== current) return accept({ email: address.event });
  return refuse(
    'address_same',
    words('This is your address already. Enter another one.', 'C’est déjà votre adresse. Entrez-en une autre.'),
    'email',
  );
}

export type LinkState = 'open' | 'confirmed' | 'done' | 'over';

/** What a link of a letter about another address finds. */
export function linkState({ status, confirmed, expires }: AddressChange, inbox: Inbox, now: Date): LinkState {
  if (status === 'done') return 'done';
  if (status !== 'asked' || expires <= now) return 'over';
  return confirmed[inbox] ? 'confirmed' : 'open';
}

type ConfirmRefusal = 'link_over' | 'address_taken';

/**
 * What a confirmation makes of a change: `isDone` where no other inbox has to confirm. A second confirmation changes
 * nothing. `isTaken` says that the new address is somebody else's by now, which its own inbox may know.
 */
export function decideConfirmAddress(
  change: AddressChange,
  inbox: Inbox,
  { isTaken, now }: { readonly isTaken: boolean; readonly now: Date },
): Decision<{ readonly isDone: boolean; readonly isNew: boolean }, ConfirmRefusal> {
  const state = linkState(change, inbox, now);
  if (state === 'over') return over();
  if (state === 'done' || state === 'confirmed') return accept({ isDone: state === 'done', isNew: false });
  const others = inboxesOf(change.purpose).filter((one) => one !== inbox);
  const isDone = others.every((one) => change.confirmed[one]);
  if (isTaken && (inbox === 'new' || isDone)) {
    return refuse(
      'address_taken',
      words(
        'This address signs in to an account of its own. Choose another one.',
        'Cette adresse ouvre déjà un compte à part. Choisissez-en une autre.',
      ),
    );
  }
  return accept({ isDone, isNew: true });
}

function over(): { readonly ok: false; readonly refusal: Refusal<'link_over'> } {
  const message = sentence(
    words(
      'This link worked for {hours} hours, and it is over. Ask for the change again.',
      'Ce lien fonctionnait pendant {hours} heures et n’est plus valide. Demandez de nouveau le changement.',
    ),
    {
      hours: addressHours,
    },
  );
  return refuse('link_over', message);
}

/** Whether what was asked for may be taken back: as long as it waits for an inbox. */
export function decideCancelAddress(change: Pick<AddressChange, 'status'> | null): Decision<true, 'nothing_asked'> {
  return change?.status === 'asked'
    ? accept(true)
    : refuse(
        'nothing_asked',
        words(
          'No other address is waited for. What you see is what counts.',
          'Aucune autre adresse n’est attendue. Celle que vous voyez est la bonne.',
        ),
      );
}
