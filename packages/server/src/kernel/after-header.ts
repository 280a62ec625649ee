/**
 * How far the primary's log had come: an answer carries it after something was done, and a request that carries it reads
 * nothing older. Browsers keep it in a cookie of the same name for half a minute, longer than a standby may be behind.
 */
export const afterHeader = 'x-roadworthy-after';
