/** Whether an address is one that somebody may be sent to: encrypted, and of another site. */
export function isCarrierAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
