/** The tabs that show what a quote says. */
export const tabsOfQuote = ['summary', 'people', 'vehicles', 'coverages'] as const;
export type TabOfQuote = (typeof tabsOfQuote)[number];

export const isTabOfQuote = (tab: string): tab is TabOfQuote => tabsOfQuote.some((one) => one === tab);
