import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ClaimProvider, useClaimContext } from './claim-session.tsx';
import { QuoteProvider, useQuoteContext } from '../quote/quote-session.tsx';

function Quote() {
  const { quoteId, restored } = useQuoteContext();
  return `quote ${quoteId} ${restored}`;
}
function Claim() {
  const { claimId, restored } = useClaimContext();
  return `claim ${claimId} ${restored}`;
}

describe('outside its provider', () => {
  it('the quote context says what is missing', () => {
    expect(() => renderToStaticMarkup(<Quote />)).toThrow('useQuoteContext must be used within a QuoteProvider');
  });

  it('the claim context says what is missing', () => {
    expect(() => renderToStaticMarkup(<Claim />)).toThrow('useClaimContext must be used within a ClaimProvider');
  });
});

it('the server draws neither a quote nor a claim: it has no storage to restore them from', () => {
  const markup = renderToStaticMarkup(
    <QuoteProvider>
      <ClaimProvider>
        <Quote /> <Claim />
      </ClaimProvider>
    </QuoteProvider>,
  );
  expect(markup).toBe('quote null false claim null false');
});
