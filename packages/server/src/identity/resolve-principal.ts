import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import { reopenDays } from '@roadworthy/core/quoting/vocabulary.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Limiter } from '../kernel/operations/budget.ts';
import type { Clock } from '../kernel/jobs/clock.ts';
import { fromRefusal, OperationError, sessionEnded } from '../kernel/errors.ts';
import type { Secrets } from '../kernel/settings/secrets.ts';
import { readClaimToken, readQuoteToken } from '../kernel/tokens/tokens.ts';
import { type QuoteViewClaims, readQuoteViewToken } from '../kernel/tokens/view-token.ts';
import { type Account, principalOfAccount } from './account.ts';
import type { ApiKeys } from './api-keys.ts';
import { wrongTokenBudgets } from './attempt-limits.ts';
import { assertDemandedFactor } from './demanded-factor.ts';
import type { IdentityStore, QuoteTokenState } from './identity-store.ts';
import type { SignedIn, Sessions } from './sessions.ts';
import { forPrograms, words } from '@roadworthy/core/shared/words.ts';

export type IncomingHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;
export type Incoming = { readonly headers: IncomingHeaders; readonly ip: string };

export type Identified = {
  readonly principal: Principal;
  readonly account: Account | null;
  /** A request that a cookie alone vouches for has to come from our own pages. */
  readonly via: 'token' | 'api_key' | 'authorization' | 'cookie' | 'nothing';
};

export type ResolverParts = {
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly store: IdentityStore;
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
  readonly limiter: Limiter;
  /** Who looks at a quote as its customer has it; null for who may not. */
  viewer(view: QuoteViewClaims, account: Account | null): Promise<Principal | null>;
  readonly cookieName: string;
  /** Whether the platform's own staff need a second factor. */
  readonly demandsOfStaff: boolean;
};

export const quoteTokenHeader = 'x-roamly-quote-token';
export const claimTokenHeader = 'x-roamly-claim-token';
export const apiKeyHeader = 'x-api-key';
export const roleHeader = 'x-hasura-role';

const nothing = '00000000-0000-0000-0000-000000000000';
const paidTabMs = 24 * 60 * 60 * 1000;

/**
 * Whom a request speaks for: the bearer of a quote or claim token, a signed-in person who looks at a quote as its
 * customer has it, else the holder of an API key, else the person of its
 * session, else nobody. Throws OperationError: `access-denied` for a role not held, `second_factor_required` for staff who
 * have to set up one first, `view_ended`, `token_not_valid` and
 * `api_key_not_valid` for every token and key that opens nothing, and `too_many_attempts` instead after a thousand of
 * those from one network, which are nothing to whoever holds a good one.
 */
export async function resolvePrincipal(parts: ResolverParts, request: Incoming): Promise<Identified> {
  const { headers } = request;
  if (headers[quoteTokenHeader] !== undefined || headers[claimTokenHeader] !== undefined) {
    return { principal: await bearerOfToken(parts, request), account: null, via: 'token' };
  }
  if (headers[apiKeyHeader] !== undefined) {
    return { principal: await holderOfKey(parts, request), account: null, via: 'api_key' };
  }
  const signedIn = await readSession(parts, headers);
  const requested = headers[roleHeader];
  if (signedIn === null) {
    if (requested === undefined || requested === 'anonymous') {
      return { principal: principalOf('anonymous'), account: null, via: 'nothing' };
    }
    throw accessDenied();
  }
  const { account, via } = signedIn;
  if (requested !== undefined && typeof requested !== 'string') throw accessDenied();
  const decision = principalOfAccount(account, requested ?? null);
  if (!decision.ok) throw fromRefusal(decision.refusal);
  await assertDemandedFactor(decision.event, account, parts);
  return { principal: decision.event, account, via };
}

/** The signed session token that a request carries, and how; an Authorization header wins over the cookie. */
export function sessionTokenOf(
  headers: IncomingHeaders,
  cookieName: string,
): { readonly signed: string; readonly via: 'authorization' | 'cookie' } | null {
  const { authorization } = headers;
  if (typeof authorization === 'string') {
    return { signed: /^(?:Bearer )?(\S+)$/i.exec(authorization)?.[1] ?? '', via: 'authorization' };
  }
  const cookies = typeof headers['cookie'] === 'string' ? headers['cookie'].split(/; */) : [];
  const cookie = cookies.find((each) => each.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return cookie === undefined ? null : { signed: decoded(cookie), via: 'cookie' };
}

async function readSession(
  { sessions, cookieName }: ResolverParts,
  headers: IncomingHeaders,
): Promise<(SignedIn & { via: 'authorization' | 'cookie' }) | null> {
  const carried = sessionTokenOf(headers, cookieName);
  if (carried === null) return null;
  const signedIn = await sessions.read(carried.signed);
  if (signedIn !== null) return { ...signedIn, via: carried.via };
  // A browser keeps a dead cookie without knowing; who sends the header believes to be signed in.
  if (carried.via === 'cookie') return null;
  throw new OperationError('session_ended', sessionEnded);
}

async function bearerOfToken(parts: ResolverParts, { headers, ip }: Incoming): Promise<Principal> {
  const [quote, claim] = [headers[quoteTokenHeader], headers[claimTokenHeader]];
  const text = (token: IncomingHeaders[string]) => (typeof token === 'string' ? token : '');
  // Who sends both has not said for which of them the request speaks.
  const token = quote !== undefined && claim !== undefined ? '' : text(quote ?? claim);
  const view = claim === undefined ? readQuoteViewToken(parts.secrets, token) : null;
  if (view !== null) return viewerBy(parts, headers, view);
  const budgets = wrongTokenBudgets(ip);
  const isSigned = (claim === undefined ? readQuoteToken : readClaimToken)(parts.secrets, token) !== null;
  // A flood of inventions costs the database nothing; what we signed ourselves is looked at, whoever stands beside it.
  if (!isSigned) parts.limiter.refuseIfSpent(budgets);
  const principal = claim === undefined ? await bearerOfQuote(parts, token) : await bearerOfClaim(parts, token);
  if (principal !== null) return principal;
  await parts.limiter.take(budgets);
  throw new OperationError(
    'token_not_valid',
    words(
      'This link no longer works. Ask for a new one, or sign in.',
      'Ce lien ne fonctionne plus. Demandez-en un nouveau ou connectez-vous.',
    ),
  );
}

// The token alone opens nothing: it comes beside the session of the person for whom it was made.
async function viewerBy(parts: ResolverParts, headers: IncomingHeaders, view: QuoteViewClaims): Promise<Principal> {
  const signedIn = await readSession(parts, headers);
  const viewer = await parts.viewer(view, signedIn?.account ?? null);
  if (viewer !== null) return viewer;
  throw new OperationError(
    'view_ended',
    words(
      'This view of the quote has ended. Open it again from the quote.',
      'Cette vue de la soumission est terminée. Rouvrez-la depuis la soumission.',
    ),
  );
}

// A forged token costs the same question as a real one, so that the time tells nothing.
async function bearerOfQuote({ secrets, store, clock }: ResolverParts, token: string): Promise<Principal | null> {
  const claims = readQuoteToken(secrets, token);
  const state = await store.quoteTokenState(claims?.quoteId ?? nothing);
  const isGood = claims !== null && state !== null && isInForce(claims.version, state, clock.now());
  return isGood ? principalOf('token:quote', { quoteId: claims.quoteId }) : null;
}

async function bearerOfClaim({ secrets, store }: ResolverParts, token: string): Promise<Principal | null> {
  const claims = readClaimToken(secrets, token);
  const version = await store.claimTokenVersion(claims?.claimId ?? nothing);
  const isGood = claims !== null && version === claims.version;
  return isGood ? principalOf('token:claim', { claimId: claims.claimId }) : null;
}

async function holderOfKey({ apiKeys, limiter }: ResolverParts, { headers, ip }: Incoming): Promise<Principal> {
  const text = headers[apiKeyHeader];
  const principal = await apiKeys.principalOf(typeof text === 'string' ? text : '');
  if (principal === null) {
    await limiter.take(wrongTokenBudgets(ip));
    throw new OperationError(
      'api_key_not_valid',
      words(
        'This API key opens nothing. It may be misspelled, revoked or past its end.',
        'Cette clé d’API n’ouvre rien. Elle est peut-être mal saisie, révoquée ou échue.',
      ),
    );
  }
  const requested = headers[roleHeader];
  if (requested !== undefined && requested !== principal.role) throw accessDenied();
  return principal;
}

// Binding makes all links worthless; the tab that paid still has to read its confirmation. An offer's link ends with the
// days in which it can be reopened.
function isInForce(version: number, state: QuoteTokenState, now: Date): boolean {
  if (version === state.tokenVersion) return dayInZone(now, 'UTC') <= addDays(state.expirationDate, reopenDays);
  const isTabThatPaid = state.bound !== null && now.getTime() - state.bound.getTime() < paidTabMs;
  return isTabThatPaid && version === state.tokenVersion - 1;
}

function accessDenied(): OperationError {
  return new OperationError('access-denied', forPrograms('Your requested role is not in allowed roles'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
