import { AgentSigningCompleteDocument, LoadAgentCheckoutLinkDocument } from '../../../generated/documents.ts';
import { linkAction } from './link-action.tsx';

/** The checkout link of a quote that stands open. */
export const loadAgentCheckoutLink = linkAction({
  operation: 'load_agent_checkout_link',
  document: LoadAgentCheckoutLinkDocument,
  urlOf: (result) => result.load_agent_checkout_link.redirect_url,
});

/** The link of a signed quote, which opens at its payment. */
export const agentSigningComplete = linkAction({
  operation: 'agent_signing_complete',
  document: AgentSigningCompleteDocument,
  urlOf: (result) => result.agent_signing_complete.redirect_url,
});
