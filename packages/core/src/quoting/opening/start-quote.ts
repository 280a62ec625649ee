import type { Principal } from '../../identity/principal.ts';
import { isCustomer } from '../../identity/vocabulary.ts';
import { areaName } from '../../products/area-names.ts';
import { findLegalGap, type LegalGap } from '../../products/legal-gap.ts';
import { insures, lineFor } from '../../lines/line-for.ts';
import { insuresDriving } from '../../lines/motor-law.ts';
import { isLiveIn, type LiveAreas } from '../../products/live-states.ts';
import { wayOfSale } from '../../products/vocabulary.ts';
import { accept, refusal, type Refusal, refuse, type Decision } from '../../shared/decision.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { checkEffectiveDate, type EffectiveDateRefusal } from '../checks/check-effective-date.ts';
import { checkPostalCode, type PostalCodeRefusal } from '../checks/check-postal-code.ts';
import { isPermitted } from '../decide-transition.ts';
import type { Country, QuoteKind } from '../vocabulary.ts';
import { notInsuredByLine } from '../../lines/find-line-problems.ts';
import { words } from '../../shared/words.ts';

export const postalCodeNotFound = words(
  'We cannot find that postal code. Check it for a typing mistake.',
  'Ce code postal est introuvable. Vérifiez la saisie.',
);

/** Days that a new or reopened offer may be bought. */
export const offerDays = 30;

/** Where a postal code lies, or null when no such code is known. */
export type Area = { readonly country: Country; readonly administrativeArea: string; readonly timeZone: string };

export type QuoteRequest = {
  readonly postalCode: string;
  /** What is to be insured. */
  readonly vehicleClass: string;
  readonly effectiveDate?: string | null;
  /** Whether rates price it, or an underwriter. */
  readonly kind?: QuoteKind;
};

/** Where a product is sold, and whose line it is. */
export type SoldLine = LiveAreas & { readonly provider: string };

export type QuoteStarted = {
  readonly type: 'quote_started';
  readonly kind: QuoteKind;
  readonly status: 'open';
  readonly postalCode: string;
  readonly area: Area;
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
};

export type StartRefusal =
  | 'actor_not_allowed'
  | 'postal_code_unknown'
  | 'product_not_live'
  | 'not_insured_by_line'
  | 'sold_elsewhere'
  | 'agents_only'
  | LegalGap
  | PostalCodeRefusal
  | EffectiveDateRefusal;

/** Why nobody, or not this role, quotes what a product is; null where they may. */
export function findWayClosed(
  { provider }: SoldLine,
  { role }: Pick<Principal, 'role'>,
): Refusal<'sold_elsewhere' | 'agents_only'> | null {
  const way = wayOfSale(provider);
  if (way === 'elsewhere') {
    const message = words(
      'Another company prices and sells this on its own pages. Follow the link to them.',
      'Une autre société en fixe le prix et le vend sur ses propres pages. Suivez le lien vers elle.',
    );
    return refusal('sold_elsewhere', message, 'provider');
  }
  if (way === 'checkout' || !isCustomer(role)) return null;
  return refusal(
    'agents_only',
    words(
      'Our agents quote this. Send an enquiry, and one of them writes to you.',
      'Nos agents préparent cette soumission. Envoyez une demande, et l’un d’eux vous écrira.',
    ),
    'provider',
  );
}

/** What a line does not insure; null for what it does, and where another company judges. */
function findStrangeToLine({ provider }: SoldLine, kind: string): Refusal<'not_insured_by_line'> | null {
  const line = lineFor(provider);
  if (line === null || insures(line, kind)) return null;
  const message = sentence(notInsuredByLine, {
    line: line.name,
  });
  return refusal('not_insured_by_line', message, 'vehicle_class');
}

/**
 * Whether a quote may be started for a vehicle in a place. Cover begins tomorrow unless a day is asked for;
 * today is the civil day of the area's zone.
 */
export function decideStartQuote(
  request: QuoteRequest,
  area: Area | null,
  product: SoldLine,
  actor: Pick<Principal, 'role'>,
  today: Day,
): Decision<QuoteStarted, StartRefusal> {
  if (!isPermitted(actor.role, 'start_quote')) {
    return refuse(
      'actor_not_allowed',
      words('Your role may not start a quote.', 'Votre rôle ne permet pas de commencer une soumission.'),
    );
  }
  const postal = checkPostalCode(request.postalCode);
  if (!postal.ok) return postal;
  if (area === null || area.country !== postal.event.country) {
    return refuse('postal_code_unknown', postalCodeNotFound, 'postal_code');
  }
  const strange = findStrangeToLine(product, request.vehicleClass);
  if (strange) return { ok: false, refusal: strange };
  if (!isLiveIn(product, `${area.country}-${area.administrativeArea}`)) {
    const message = sentence(
      words(
        'We do not sell this in {area} yet. Enter the code of where it is kept, if that is elsewhere.',
        'Nous n’offrons pas encore ce produit ici : {area}. Entrez le code du lieu où le véhicule est gardé, si c’est ailleurs.',
      ),
      {
        area: areaName(area.administrativeArea),
      },
    );
    return refuse('product_not_live', message, 'postal_code');
  }
  const { kind = 'quote' } = request;
  if (kind !== 'quote' && isCustomer(actor.role)) {
    return refuse(
      'agents_only',
      words(
        'An agent writes an application. Start a quote, or call us.',
        'C’est un agent qui remplit une proposition. Commencez une soumission, ou appelez-nous.',
      ),
      'kind',
    );
  }
  const closed = findWayClosed(product, actor);
  if (closed) return { ok: false, refusal: closed };
  const effective = checkEffectiveDate(request.effectiveDate ?? addDays(today, 1), today);
  if (!effective.ok) return effective;
  const { vehicleClass } = request;
  const state = area.administrativeArea;
  const isDriven = insuresDriving(product.provider, vehicleClass, state);
  const place = { state, kind: vehicleClass, isDriven, effectiveDate: effective.event };
  const gap = findLegalGap(place, 'postal_code');
  if (gap) return { ok: false, refusal: gap };
  return accept({
    type: 'quote_started',
    kind,
    status: 'open',
    postalCode: postal.event.postalCode,
    area,
    effectiveDate: effective.event,
    expirationDate: addDays(today, offerDays),
  });
}
