import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const attested = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
const longBytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

/** The public key as COSE writes it: EC2, ES256, P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
}

export type Ceremony = { readonly challenge: string; readonly origin?: string; readonly domain?: string };

/** A passkey in software: what a browser and its authenticator answer, so that tests can also answer wrongly. */
export function softPasskey(options: { readonly verifies?: boolean } = {}) {
  const { verifies = true } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  function authenticatorData(domain: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const all = flags | userPresent | (verifies ? userVerified : 0);
    return Buffer.concat([sha256(domain), Buffer.from([all]), count, rest]);
  }
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    id: id.toString('base64url'),
    /** What it answers when it is made. */
    make(ceremony: Ceremony) {
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(ceremony.domain ?? 'localhost', attested, data);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        longBytes(authData),
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** What it answers when somebody signs in; `userId` is whose it says it is. */
    answer(ceremony: Ceremony, userId: string) {
      const client = clientData('webauthn.get', ceremony);
      const authData = authenticatorData(ceremony.domain ?? 'localhost', 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'),
      });
    },
  };
}
