import { Agent, request } from 'node:http';

interface Sent {
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

interface Received {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
  /** Milliseconds from the call to the last byte of its answer. */
  ms: number;
}

export type Caller = (method: string, path: string, sent?: Sent) => Promise<Received>;

const bodyOf = async ({ json, form }: Sent) => {
  if (form) {
    const encoded = new Response(form);
    return { bytes: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' };
  }
  if (json === undefined) return null;
  return { bytes: Buffer.from(JSON.stringify(json)), type: 'application/json' };
};

/** Calls a server on this machine from a loopback address such as 127.0.0.2, as a visitor with that address would. */
export const callerFrom = (localAddress: string, url: string): { call: Caller; close(): void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress } as ConstructorParameters<typeof Agent>[0]);
  const call: Caller = async (method, path, sent = {}) => {
    const body = await bodyOf(sent);
    const headers = {
      ...sent.headers,
      ...(body && { 'content-type': body.type, 'content-length': String(body.bytes.length) }),
    };
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(url + path, { agent, method, headers, localAddress }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: answer.headers,
            ms: performance.now() - began,
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body?.bytes);
    });
  };
  return { call, close: () => agent.destroy() };
};
