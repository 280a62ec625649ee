import { may, type Principal } from '../../identity/principal.ts';
import { lineFor } from '../../lines/line-for.ts';
import type { Day } from '../../shared/time/day.ts';
import { isMotorised } from '../../products/vocabulary.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { type CopiedQuote, type CopyRefusal, describeCopy } from './copy-quote.ts';
import { refuseRole, refuseStatus, type StatusRefusal } from '../decide-transition.ts';
import type { FittingProduct } from '../checks/fit-to-product.ts';
import { placesInUse } from '../checkout/places-in-use.ts';
import { declaredOfPeople } from '../questions/answers.ts';
import type { Question } from '../questions/question.ts';
import type { Quote, Vehicle } from '../quote.ts';
import { type Area, decideStartQuote, findWayClosed, type QuoteStarted, type StartRefusal } from './start-quote.ts';
import type { QuoteStatus } from '../vocabulary.ts';
import { chooseInsured } from '../../rating/personal-structure.ts';
import { words } from '../../shared/words.ts';

/** Quotes whose buyer may begin another one with what they say; one that was declined is not begun anew that way. */
export const requotedStatuses: readonly QuoteStatus[] = [
  ...(['open', 'agent_required', 'agent_approved', 'referred', 'expired', 'bound'] as const),
];

/** What another quote is to insure: all of the source's vehicles (null), some of them, or another thing in a place. */
export type WantedQuote = {
  readonly vehicleIds: readonly string[] | null;
  readonly instead: Instead | null;
};
type Instead = { readonly vehicleClass: string; readonly postalCode: string };

/** How something is used, as far as it is likely to be used like what somebody has already. */
export type LikelyUse = Pick<Vehicle, 'usageType' | 'storageType' | 'nightsPerYear' | 'rentalUtilizationRate'>;

/**
 * What another quote is made of; `started` says what is insured instead of the source's vehicles, and where, `use` how it
 * is used until its buyer says something else.
 */
export type Requoted = CopiedQuote & { readonly started: QuoteStarted | null; readonly use: LikelyUse | null };

export type RequoteRefusal =
  | CopyRefusal
  | StatusRefusal
  | StartRefusal
  | 'transition_not_allowed'
  | 'vehicle_missing'
  | 'vehicle_not_on_quote';

/** Whether somebody may begin another quote with what this one says: its buyer, wherever nobody else has it in hand. */
export function mayRequote(
  { status }: Pick<Quote, 'status'>,
  actor: Principal,
): Decision<true, 'actor_not_allowed' | StatusRefusal> {
  if (!may(actor, 'quote:requote')) return refuseRole();
  return requotedStatuses.includes(status) ? accept(true) : refuseStatus(status);
}

/**
 * What of a quote its buyer takes over into another one: the people who stay the same, where they live and what they
 * told, and the vehicles that are named, with whoever has a claim on just these. Covers and what was answered of the
 * vehicles come along with all of them alone; what staff granted was for the quote that it was granted on.
 */
export function takeOver(source: Quote, vehicleIds: readonly string[], questions: readonly Question[]): Quote {
  const vehicles = source.vehicles.filter(({ vehicleId }) => vehicleIds.includes(vehicleId));
  const isWhole = vehicles.length === source.vehicles.length;
  const lenders = new Set(vehicles.map(({ lienholderId }) => lienholderId));
  const entities = source.entities.filter(({ entityRelationship: relationship, entityId }) =>
    relationship === 'lienholder' ? lenders.has(entityId) : isWhole || relationship !== 'loss_payee',
  );
  const isSame = isWhole && vehicles.length > 0;
  const declarations = isSame ? source.declarations : declaredOfPeople(source.declarations, questions);
  const coverages = isWhole ? source.coverages : {};
  const stored = { ...source, vehicles, entities, declarations, discounts: [], coverages };
  return { ...stored, locations: placesInUse(stored, source.locations) };
}

/** The source's vehicles that are wanted; as many as one policy of the line holds where none is named. */
function chooseVehicles(
  { vehicles }: Quote,
  { vehicleIds, instead }: WantedQuote,
  provider: string,
): Decision<readonly string[], 'vehicle_missing' | 'vehicle_not_on_quote'> {
  if (instead) return accept([]);
  const known = vehicles.map(({ vehicleId }) => vehicleId);
  if (vehicleIds === null) return accept(known.slice(0, lineFor(provider)?.objects.most ?? known.length));
  if (vehicleIds.length === 0) return refuse('vehicle_missing', chooseInsured, 'vehicle_ids');
  return vehicleIds.every((id) => known.includes(id))
    ? accept(vehicleIds)
    : refuse(
        'vehicle_not_on_quote',
        words(
          'That vehicle is not on this quote. Choose one that is.',
          'Ce véhicule ne figure pas dans cette soumission. Choisissez-en un qui y figure.',
        ),
        'vehicle_ids',
      );
}

/**
 * How the first of somebody's vehicles that moves as the new one does is used, where that is for leisure: what is
 * unusual is asked anew. Where it is kept is taken over in the same place alone.
 */
export function likelyUse(source: Quote, { vehicleClass, postalCode }: Instead): LikelyUse | null {
  const like = source.vehicles.find(({ type }) => isMotorised(type) === isMotorised(vehicleClass));
  if (like?.usageType !== 'recreational') return null;
  return {
    usageType: like.usageType,
    storageType: source.postalCode === postalCode ? like.storageType : null,
    nightsPerYear: like.nightsPerYear,
    rentalUtilizationRate: like.rentalUtilizationRate === 0 ? 0 : null,
  };
}

/** A quote that insures something else in a place; its days are those of the mailing address, once there is one. */
function movedTo(quote: Quote, { area, postalCode }: QuoteStarted): Quote {
  const { country, administrativeArea, timeZone } = area;
  const zone = quote.mailingLocationId === null ? timeZone : quote.timeZone;
  return { ...quote, country, administrativeArea, postalCode, timeZone: zone };
}

/**
 * Whether its buyer may begin another quote with what one of theirs says, and what it then says under a product of the
 * same organization: from tomorrow, and good for as long as a new quote is. Today is the civil day of the source's
 * zone; the area is that of the postal code of what is insured instead, the questions are those of the source's product.
 */
export function decideRequote(
  source: Quote,
  wanted: WantedQuote,
  {
    product,
    area,
    questions,
  }: {
    readonly product: FittingProduct | null;
    readonly area: Area | null;
    readonly questions: readonly Question[];
  },
  actor: Principal,
  today: Day,
): Decision<Requoted, RequoteRefusal> {
  const allowed = mayRequote(source, actor);
  if (!allowed.ok) return allowed;
  const closed = product && findWayClosed(product, actor);
  if (closed) return { ok: false, refusal: closed };
  const chosen = chooseVehicles(source, wanted, product?.provider ?? source.provider);
  if (!chosen.ok) return chosen;
  const taken = takeOver(source, chosen.event, questions);
  if (!wanted.instead || !product) {
    const copied = describeCopy(taken, product, today);
    return copied.ok ? accept({ ...copied.event, started: null, use: null }) : copied;
  }
  // It is as new as any: asked for where it is kept, and judged as a first quote is.
  const started = decideStartQuote(wanted.instead, area, product, { role: 'global:user' }, today);
  if (!started.ok) return started;
  const copied = describeCopy(movedTo(taken, started.event), product, today);
  if (!copied.ok) return copied;
  const use = product.provider === source.provider ? likelyUse(source, wanted.instead) : null;
  return accept({ ...copied.event, started: started.event, use });
}
