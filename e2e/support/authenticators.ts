import type { CDPSession, Page } from '@playwright/test';

/** A device of the person that keeps passkeys and asks for their fingerprint, which is always right. */
export type Device = {
  readonly cdp: CDPSession;
  readonly id: string;
  /** The passkeys that it keeps. */
  count(): Promise<number>;
  /** Whether it answers when it is asked: the person's finger on it. */
  touched(isTouched: boolean): Promise<void>;
};

/** Gives a browser such a device, by Chromium's own simulation of one. */
export async function withDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    id,
    async count() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
      return credentials.length;
    },
    async touched(enabled) {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId: id,
        enabled,
      });
    },
  };
}
