import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSigned, isSignedByInsured } from '../guards.ts';
import type { Entity, Quote } from '../quote.ts';
import type { QuoteFacts, SecondSignature } from '../subject/quote-facts.ts';
import { as, exampleFacts, exampleInsured, exampleQuote, exampleRating, exampleReading } from '../quote.fixture.ts';
import { decideSendSigningLink, decideSignByLink, signingLinkState, type SigningRequest } from './second-signature.ts';
import { decideSignQuote } from './sign-quote.ts';

const seed = 1_039;
const customer = as('token:quote');
const sam: Entity = {
  ...exampleInsured,
  entityId: 'entity-2',
  rootEntityId: 'entity-2',
  entityRelationship: 'second_named_insured',
  firstName: 'Sam',
  lastName: 'Lake',
  email: 'sam@example.com',
  birthdate: null,
};

/** What a quote is, what was asked for, and what each of the two agreed to last, told by its content and way to pay. */
type Signing = {
  readonly quote: Quote;
  readonly requests: readonly SigningRequest[];
  readonly agreed: Readonly<Partial<Record<'first' | 'second', string>>>;
};
type Act =
  | { readonly act: 'first signs' | 'second signs' | 'sends again' | 'takes off' | 'names' }
  | { readonly act: 'edits'; readonly content: number }
  | { readonly act: 'pays otherwise'; readonly term: 'monthly' | 'pay_in_full' };

const textOf = ({ contentHash, paymentTerm, entities }: Quote) => `${contentHash} ${paymentTerm} ${entities.length}`;
const voided = (requests: readonly SigningRequest[]) => requests.map((one) => ({ ...one, isVoid: true }));
const inForce = ({ requests }: Signing) => requests.find(({ isVoid }) => !isVoid) ?? null;

function factsOf(signing: Signing): QuoteFacts {
  const { contentHash } = signing.quote;
  const request = inForce(signing);
  const secondSignature: SecondSignature | null = request?.signedAt ? request : null;
  return exampleFacts({
    rating: exampleRating({ contentHash: contentHash ?? '' }),
    reading: exampleReading({}, contentHash ?? ''),
    secondSignature,
  });
}

/** An edit is saved: a signature that does not count any more is gone with the request that rested on it. */
function saved({ quote, requests, agreed }: Signing): Signing {
  const stands = quote.signedContentHash !== null && isSignedByInsured(quote, factsOf({ quote, requests, agreed })).ok;
  const unsigned = { ...quote, signedContentHash: null, signedTotal: null, signedPaymentTerm: null };
  return stands ? { quote, requests, agreed } : { quote: unsigned, requests: voided(requests), agreed };
}

const now = new Date('2026-03-10T12:00:00Z');
const expires = new Date('2026-03-24T12:00:00Z');
const asking = ({ contentHash, paymentTerm }: Quote): SigningRequest => ({
  entityId: 'entity-2',
  contentHash: contentHash ?? '',
  total: 104753,
  paymentTerm,
  expires,
  signedAt: null,
  declinedAt: null,
  isVoid: false,
});

function firstSigns(signing: Signing): Signing {
  const request = {
    name: "Renée O'Neill",
    consent: true,
    reading: exampleReading({}, signing.quote.contentHash ?? ''),
  };
  const decision = decideSignQuote(signing.quote, request, customer, factsOf(signing));
  if (!decision.ok) throw new Error(decision.refusal.code);
  const { contentHash, total } = decision.event;
  const signed = { signedContentHash: contentHash, signedTotal: total, signedPaymentTerm: signing.quote.paymentTerm };
  const quote = { ...signing.quote, ...signed };
  const asks = quote.entities.length > 1 && inForce(signing) === null;
  const requests = asks ? [...signing.requests, asking(quote)] : signing.requests;
  return { quote, requests, agreed: { ...signing.agreed, first: textOf(quote) } };
}

/** The second one tries every link that they ever got, the oldest first. */
function secondSigns(signing: Signing): Signing {
  const reading = exampleReading({}, signing.quote.contentHash ?? '');
  const request = { name: 'Sam Lake', consent: true, reading };
  const open = signing.requests.filter((one) => {
    const decision = decideSignByLink(signing.quote, one, request, factsOf(signing), now);
    expect(decision.ok).toBe(signingLinkState(signing.quote, one, factsOf(signing), now) === 'open');
    return decision.ok;
  });
  expect(open.length).toBeLessThanOrEqual(1);
  if (open.length === 0) return signing;
  const requests = signing.requests.map((one) => (open.includes(one) ? { ...one, signedAt: now } : one));
  return { ...signing, requests, agreed: { ...signing.agreed, second: textOf(signing.quote) } };
}

function after(signing: Signing, done: Act): Signing {
  const { quote } = signing;
  switch (done.act) {
    case 'first signs':
      return firstSigns(signing);
    case 'second signs':
      return secondSigns(signing);
    case 'sends again': {
      if (!decideSendSigningLink(quote, customer, factsOf(signing)).ok) return signing;
      return { ...signing, requests: [...voided(signing.requests), asking(quote)] };
    }
    case 'edits': {
      const contentHash = `hash-${done.content}`;
      return saved({ ...signing, quote: { ...quote, contentHash, ratedContentHash: contentHash } });
    }
    case 'pays otherwise':
      return saved({ ...signing, quote: { ...quote, paymentTerm: done.term } });
    default: {
      const entities = done.act === 'names' ? [exampleInsured, sam] : [exampleInsured];
      const contentHash = `${quote.contentHash?.replace(/ .*/, '')} ${entities.length}`;
      return saved({ ...signing, quote: { ...quote, entities, contentHash, ratedContentHash: contentHash } });
    }
  }
}

const plain = fc.constantFrom('first signs', 'second signs', 'sends again', 'takes off', 'names');
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: plain.map((act): Act => ({ act })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }).map((content): Act => ({ act: 'edits', content })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('monthly', 'pay_in_full').map((term): Act => ({ act: 'pays otherwise', term })),
  },
);

test(`whatever two people do in whatever order, it is signed only as both have agreed to it (seed ${seed})`, () => {
  let signedByBoth = 0;
  const property = fc.property(fc.array(anyAct, { maxLength: 14 }), (acts) => {
    const start: Signing = { quote: exampleQuote({ entities: [exampleInsured, sam] }), requests: [], agreed: {} };
    let signing = start;
    for (const done of acts) {
      signing = after(signing, done);
      expect(signing.requests.filter(({ isVoid }) => !isVoid).length).toBeLessThanOrEqual(1);
      if (!isSigned(signing.quote, factsOf(signing)).ok) continue;
      expect(signing.agreed.first).toBe(textOf(signing.quote));
      if (signing.quote.entities.length === 1) continue;
      signedByBoth += 1;
      expect(signing.agreed.second).toBe(textOf(signing.quote));
    }
  });
  fc.assert(property, { seed, numRuns: 500 });
  expect(signedByBoth).toBeGreaterThan(50);
});
