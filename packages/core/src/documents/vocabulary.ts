/** What an actuary reads of a quote or a policy: what the rates were given, what they made of it, and the terms. */
export const actuaryDocuments = ['rating_request', 'rating_response', 'terms'] as const;
export type ActuaryDocument = (typeof actuaryDocuments)[number];
