import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Buffer) => data.toString('base64url');

/** CBOR, as far as keys and attestations need it: small integers, byte strings, texts and maps. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};

interface Ceremony {
  challenge: string;
  /** Otherwise as they are at `http://localhost:3000`. */
  origin?: string;
  rpId?: string;
  /** False for a passkey that was touched and not unlocked. */
  verified?: boolean;
  counter?: number;
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

/** A passkey in software, with a key of its own, that signs as WebAuthn says; whoever tests can make it lie. */
export const createSoftwarePasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const key = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = ({ rpId = 'localhost', verified = true, counter = 0 }: Ceremony, more: Buffer | null) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (verified ? VERIFIED : 0) | (more ? WITH_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more ?? Buffer.alloc(0)]);
  };
  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key' as const };
  return {
    id: credential.id,
    /** What the browser sends when the passkey is made. */
    attest(ceremony: Ceremony) {
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = authenticatorData(ceremony, made);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = encoded(clientData('webauthn.create', ceremony));
      const attestationObject = encoded(cbor(attestation));
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    /** What the browser sends when the passkey signs. */
    sign(ceremony: Ceremony) {
      const client = clientData('webauthn.get', ceremony);
      const data = authenticatorData(ceremony, null);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(signature),
      };
      return { ...credential, response };
    },
  };
};
