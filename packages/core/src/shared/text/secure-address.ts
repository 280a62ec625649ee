// A dotted host and no account before it, which would make one address look like another.
const secureAddress = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** Whether a text is the whole, secure address of a page that somebody may be sent to. */
export function isSecureAddress(text: string): boolean {
  return secureAddress.test(text);
}
