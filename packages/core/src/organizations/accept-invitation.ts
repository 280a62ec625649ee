import { accept, type Decision, refuse } from '../shared/decision.ts';
import { checkName } from '../shared/text/check-name.ts';
import { tidyLine } from '../shared/text/check-text.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { type Invitation, invitationDays, invitationState } from './invite-member.ts';

type Named = { readonly firstName: string; readonly lastName: string };

type Answered = {
  readonly invitation: Invitation;
  /** The number of the link. */
  readonly link: number;
  readonly now: Date;
  /** How the person is called whose address it is; null for one that nobody signs in with. */
  readonly known: { readonly isArchived: boolean } | null;
  readonly isOrganizationArchived: boolean;
};

function nameOf(text: string | null | undefined, field: string): Decision<string> {
  if (tidyLine(text ?? '') === '') {
    return refuse(
      'name_missing',
      words('Your colleagues have to know you. Enter it.', 'Vos collègues doivent savoir qui vous êtes. Entrez-le.'),
      field,
    );
  }
  return checkName(text ?? '', 'person', field);
}

/** Whether the bearer of an invitation’s link joins: with a name, where nobody signs in with the address yet. */
export function decideAcceptInvitation(
  { first_name, last_name }: { readonly first_name?: string | null; readonly last_name?: string | null },
  { invitation, link, now, known, isOrganizationArchived }: Answered,
): Decision<{ readonly name: Named | null }> {
  const state = invitationState(invitation, link, now);
  if (state === 'accepted') {
    return refuse(
      'invitation_accepted',
      words('You have joined already. Sign in.', 'Vous avez déjà accepté. Connectez-vous.'),
    );
  }
  if (state === 'over' || isOrganizationArchived) {
    return refuse(
      'link_over',
      sentence(
        words(
          'This link worked for {days} days, and it is over. Ask whoever invited you for another letter.',
          'Ce lien fonctionnait pendant {days} jours et n’est plus valide. Demandez une autre lettre à la personne qui vous a invité.',
        ),
        { days: invitationDays },
      ),
    );
  }
  if (known?.isArchived) {
    return refuse(
      'account_closed',
      words(
        'The account of this address was closed. Ask to be invited under another address.',
        'Le compte de cette adresse a été fermé. Demandez une invitation à une autre adresse.',
      ),
    );
  }
  if (known !== null) return accept({ name: null });
  const first = nameOf(first_name, 'first_name');
  if (!first.ok) return first;
  const last = nameOf(last_name, 'last_name');
  return last.ok ? accept({ name: { firstName: first.event, lastName: last.event } }) : last;
}
