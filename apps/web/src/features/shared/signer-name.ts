/** The name under which somebody signed, in the open record of the signature; null when it holds none. */
export function signerName(signerInfo: unknown): string | null {
  if (typeof signerInfo !== 'object' || signerInfo === null || !('name' in signerInfo)) return null;
  return typeof signerInfo.name === 'string' && signerInfo.name !== '' ? signerInfo.name : null;
}
