/** Where the customer of a policy pays it, and chooses with what. */
export const payPath = (policyId: string): string => `/customers/pay?policy=${policyId}`;

/** Where they read what was paid, what comes, and what it is paid with. */
export const billingPath = (policyId: string): string => `/customers/policies/${policyId}/billing`;
