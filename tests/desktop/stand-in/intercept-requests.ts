import type { Session } from './cdp.ts';
import { netRequest } from './net-request.ts';
import { fromWire, handlerFor, isWire } from './protocol.ts';
import { NotInStandIn, throwOnUnknown } from './state.ts';
import { addressOfStream, isStream } from './stream-server.ts';

interface Paused {
  requestId: string;
  redirectedRequestId?: string;
  resourceType: string;
  frameId: string;
  request: {
    url: string;
    method: string;
    headers: Record<string, string>;
    hasPostData?: boolean;
    postData?: string;
    postDataEntries?: { bytes?: string }[];
  };
}

/** The window whose requests these are. */
export interface Requester {
  mainFrameId(): string;
  /** The wire address of the document. */
  documentUrl(): string;
  mayNavigate(url: string, isRedirect: boolean): boolean;
}

/** Lets `window.open` answer null, as it does in a window that denies new ones. */
const NO_POPUPS = {
  name: 'content-security-policy',
  value: 'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-pointer-lock',
};
const NOT_PASSED_ON = new Set(['content-encoding', 'transfer-encoding', 'content-length', 'set-cookie']);
const NO_BODY = new Set([204, 304]);

/** Electron hands a body on as a stream, in parts that have nothing to do with how it was made. */
const PART = 16 * 1024;

const bodyOf = ({ request }: Paused): ReadableStream<Uint8Array> | undefined => {
  if (!request.hasPostData) return undefined;
  const entries = request.postDataEntries?.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'));
  const whole = entries ? Buffer.concat(entries) : Buffer.from(request.postData ?? '');
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      const part = whole.subarray(sent, sent + PART);
      sent += part.length;
      if (part.length > 0) controller.enqueue(new Uint8Array(part));
      else controller.close();
    },
  });
};

/** Answers requests of the app's own protocol with its handler; fetches all others here, so that they carry the app's origin. */
const answerTo = async (paused: Paused, url: string, documentUrl: string): Promise<Response | string> => {
  const headers = new Headers(paused.request.headers);
  for (const name of ['origin', 'referer']) {
    const value = headers.get(name);
    if (value) headers.set(name, fromWire(name === 'origin' ? new URL(documentUrl).origin : value));
  }
  const init = { method: paused.request.method, headers, body: bodyOf(paused) ?? null, duplex: 'half' } as const;
  if (isWire(paused.request.url)) {
    const handler = handlerFor(url);
    return handler ? handler(new Request(url, init)) : 'AddressUnreachable';
  }
  return fetch(url, { ...init, redirect: 'manual' }).catch(() => 'ConnectionRefused');
};

/** Intercepts every request of a window. */
export const interceptNetwork = (cdp: Session, requester: Requester): void => {
  const fail = (requestId: string, errorReason: string) => cdp.send('Fetch.failRequest', { requestId, errorReason });

  const fulfil = async ({ requestId }: Paused, answer: Response, isDocument: boolean) => {
    const passed = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
    const responseHeaders = passed.map(([name, value]) => ({ name, value }));
    if (isDocument) responseHeaders.push(NO_POPUPS);
    const bytes = NO_BODY.has(answer.status) ? '' : Buffer.from(await answer.arrayBuffer()).toString('base64');
    const body = bytes === '' ? {} : { body: bytes };
    await cdp.send('Fetch.fulfillRequest', { requestId, responseCode: answer.status, responseHeaders, ...body });
  };

  const handle = async (paused: Paused) => {
    const url = fromWire(paused.request.url);
    const isDocument = paused.resourceType === 'Document' && paused.frameId === requester.mainFrameId();
    if (isDocument && !requester.mayNavigate(url, paused.redirectedRequestId !== undefined)) {
      return fail(paused.requestId, 'Aborted');
    }
    if (!isWire(paused.request.url) && !/^https?:/.test(url)) {
      return cdp.send('Fetch.continueRequest', { requestId: paused.requestId });
    }
    const answer = await answerTo(paused, url, requester.documentUrl());
    if (typeof answer === 'string') return fail(paused.requestId, answer);
    if (!isStream(answer)) return fulfil(paused, answer, isDocument);
    // The page does not notice the other address.
    return cdp.send('Fetch.continueRequest', { requestId: paused.requestId, url: await addressOfStream(answer) });
  };

  cdp.on<Paused>('Fetch.requestPaused', (paused) => {
    // A page that was closed meanwhile accepts no response.
    handle(paused).catch(() => fail(paused.requestId, 'Failed').catch(() => {}));
  });
  void cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
};

/** Requests that Electron's network works on: it holds them, and so their signals, until they end. */
const underWay = new Set<Request>();

/** As Electron does, a body that is cancelled lets its request go on: only the request's own signal ends that. */
const endedBySignal = (request: Request, answer: Response): Response => {
  const source = answer.body?.getReader();
  if (!source) return answer;
  underWay.add(request);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      request.signal.addEventListener('abort', () => {
        underWay.delete(request);
        void source.cancel().catch(() => {});
        controller.error(request.signal.reason);
      });
    },
    async pull(controller) {
      const { done, value } = await source.read();
      if (!done) controller.enqueue(value);
      else if (underWay.delete(request)) controller.close();
    },
  });
  return new Response(body, answer);
};

/** As Chromium's network stack: the main process has no origin, so that its requests come from nowhere (`none`). */
const fetchAsMain = async (input: string | Request, init?: RequestInit): Promise<Response> => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  if (headers.has('origin')) throw new NotInStandIn('net.fetch with an origin, for which Chromium asks as for CORS');
  headers.set('sec-fetch-site', process.env.STANDIN_FETCH_SITE ?? 'none');
  const request = new Request(input, { ...init, headers });
  return endedBySignal(request, await fetch(request));
};

export const net = throwOnUnknown('net', {
  fetch: fetchAsMain,
  request: netRequest,
});
