import { may, type Principal } from '../identity/principal.ts';
import { checkSelling, type OrganizationAgent } from '../organizations/organization-agent.ts';
import { checkOfferedProduct, type OfferedProduct, type OfferRefusal } from '../quoting/checkout/offered-product.ts';
import type { Quote } from '../quoting/quote.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import type { CancellationTerms } from './cancellation/cancel-policy.ts';
import type { Policy } from './policy.ts';
import { endedStatuses } from './vocabulary.ts';
import type { PolicyOrganizationChanged } from './events/owners.ts';
import { words } from '../shared/words.ts';
import { doesNotSellTerms, doesNotSellProduct } from '../quoting/editing/change-quote-organization.ts';

/** What is known of a policy that is to move, and of all terms of its contract; the quote describes what is covered. */
export type MovingPolicy = {
  readonly policy: Pick<Policy, 'policyId' | 'organizationId' | 'status'>;
  readonly quote: Quote;
  readonly policyIds: readonly string[];
  readonly terms: CancellationTerms;
  /** Whether another term of its contract came after it. */
  readonly hasSuccessor: boolean;
  readonly isMoneyUnderWay: boolean;
  /** Whether an open quote would take its place once it is bought. */
  readonly isBeingReplaced: boolean;
};

/** The organization that a policy is to move to; its product is null where it sells none of the policy's provider. */
export type PolicyDestination = {
  readonly organizationId: string;
  readonly name: string;
  readonly product: OfferedProduct | null;
  /** What that product gives back of such a term when an insured cancels. */
  readonly terms: CancellationTerms;
  /** Whose it is to be there; null leaves it in the organization's queue, undefined is somebody who is not of it. */
  readonly agent: OrganizationAgent | null | undefined;
};

export type MoveRefusal = 'actor_not_allowed' | 'policy_ended' | 'newer_term' | 'money_under_way' | 'being_replaced';

const field = 'organization_id';

/** Why a policy may not go to any other organization as it stands; null where it may. */
export function checkMovable(moving: MovingPolicy, actor: Principal): Refusal<MoveRefusal> | null {
  if (!may(actor, 'policy:move'))
    return refusal(
      'actor_not_allowed',
      words('Your role may not move policies.', 'Votre rôle ne permet pas de déplacer des polices.'),
    );
  if (moving.hasSuccessor) {
    return refusal(
      'newer_term',
      words(
        'Another term came after this one. Move that one: the earlier terms go with it.',
        'Un autre terme a suivi celui-ci. Déplacez le plus récent : les termes précédents le suivent.',
      ),
    );
  }
  if (endedStatuses.some((one) => one === moving.policy.status)) {
    return refusal(
      'policy_ended',
      words(
        'This policy has ended. What was booked of it stays where it is.',
        'Cette police a pris fin. Ce qui en a été comptabilisé reste où il est.',
      ),
    );
  }
  if (moving.isMoneyUnderWay) {
    return refusal(
      'money_under_way',
      words(
        'A payment or a refund of this policy is on its way. Try again once it is there.',
        'Un paiement ou un remboursement de cette police est en cours. Réessayez une fois qu’il est arrivé.',
      ),
    );
  }
  return moving.isBeingReplaced
    ? refusal(
        'being_replaced',
        words(
          'A quote is open that would take the place of this policy. End that quote first.',
          'Une soumission ouverte remplacerait cette police. Mettez d’abord fin à cette soumission.',
        ),
      )
    : null;
}

/** The product under which it goes on there. */
function productThere(quote: Quote, { name: organization, product }: PolicyDestination) {
  return checkOfferedProduct(quote, product, {
    field,
    unsold: refusal('product_not_sold', sentence(doesNotSellProduct, { organization })),
    otherDuration: refusal(
      'duration_not_sold',
      sentence(doesNotSellTerms, {
        organization,
        months: String(quote.policyDurationMonths),
      }),
    ),
  });
}

/**
 * Whether a policy goes to another organization with all terms of its contract (docs/rules.md, moves): under a product of
 * the same provider that is sold where it covers, and that gives back the same when an insured cancels, because that was
 * agreed. What is booked stays with whoever booked it. Whoever moves it says which of the agents there has it from then on.
 */
export function decideChangeOrganization(
  moving: MovingPolicy,
  from: { readonly name: string },
  to: PolicyDestination,
  actor: Principal,
): Decision<
  PolicyOrganizationChanged,
  | MoveRefusal
  | OfferRefusal<'product_not_sold'>
  | 'same_organization'
  | 'terms_differ'
  | 'agent_not_in_organization'
  | 'agent_inactive'
> {
  const { policy, quote } = moving;
  const unmovable = checkMovable(moving, actor);
  if (unmovable) return { ok: false, refusal: unmovable };
  if (to.organizationId === policy.organizationId) {
    return refuse(
      'same_organization',
      words(
        'The policy is of this organization already. Choose another.',
        'La police est déjà de cette organisation. Choisissez-en une autre.',
      ),
      field,
    );
  }
  const organization = to.name;
  const product = productThere(quote, to);
  if (!product.ok) return product;
  if (to.terms.basis !== moving.terms.basis || to.terms.minimumEarned !== moving.terms.minimumEarned) {
    return refuse(
      'terms_differ',
      sentence(
        words(
          '{organization} gives back otherwise when an insured cancels. Set the same terms there first: they were agreed.',
          '{organization} rembourse autrement lorsqu’un assuré résilie. Fixez-y d’abord les mêmes conditions : elles ont été convenues.',
        ),
        { organization },
      ),
      field,
    );
  }
  const agent = checkSelling(to.agent);
  if (!agent.ok) return agent;
  return accept({
    type: 'policy_organization_changed',
    policyId: policy.policyId,
    quoteId: quote.quoteId,
    policyIds: moving.policyIds,
    organizationId: to.organizationId,
    productId: product.event.productId,
    fromName: from.name,
    toName: to.name,
    agentId: agent.event?.agentId ?? null,
    agentName: agent.event?.name ?? null,
  });
}
