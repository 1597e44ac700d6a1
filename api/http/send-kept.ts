import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswer } from './answer-cache.ts';
import { formFor } from './keep-answer.ts';

/** One way of sending a kept answer: the lines of its head as a flat list, and its body. */
interface Form {
  status: number;
  lines: string[];
  body: Buffer;
  /** The head as Node made it last, and the second (of Unix time) that its date names. */
  head?: string;
  second?: number;
}

interface Forms {
  plain: Form;
  /** Only asked for where the answer has it. */
  brotli: Form;
  unchanged: Form;
}

const NO_BODY = Buffer.alloc(0);

/** The forms of a kept answer, made once for each. */
const forms = new WeakMap<KeptAnswer, Forms>();

const formsOf = (answer: KeptAnswer, always: Readonly<Record<string, string>>): Forms => {
  const found = forms.get(answer);
  if (found) return found;
  const common = Object.entries({ ...always, ...answer.headers, etag: answer.etag }).flat();
  const form = (bytes: Buffer, ...more: string[]): Form => ({
    status: answer.status,
    lines: [...common, ...more, 'content-length', String(bytes.length)],
    body: bytes,
  });
  const made = {
    plain: form(answer.body),
    brotli: form(answer.brotli ?? NO_BODY, 'content-encoding', 'br'),
    unchanged: { status: 304, lines: common, body: NO_BODY },
  };
  forms.set(answer, made);
  return made;
};

/** Where Node keeps the head of an answer between making and sending it, and whether that head ends the connection. */
interface WithHead {
  _header?: string | null;
  maxRequestsOnConnectionReached?: boolean;
}

/** Whether the head says nothing of this one connection or request: only then it is everybody's. */
const isOrdinary = (request: IncomingMessage, response: ServerResponse & WithHead): boolean =>
  response._header === null &&
  response.shouldKeepAlive &&
  request.httpVersion === '1.1' &&
  !response.maxRequestsOnConnectionReached &&
  response.getHeaderNames().length === 0;

/**
 * Makes the head. Node checks and joins its dozen lines anew for each answer, which takes longer than all the rest: within a
 * second the head that it made is used again, as it says the same. Should Node keep it elsewhere one day, it is made each time.
 */
const writeHead = (form: Form, request: IncomingMessage, response: ServerResponse & WithHead): void => {
  const reusable = isOrdinary(request, response);
  const second = Math.floor(Date.now() / 1000);
  if (reusable && form.head && form.second === second) {
    response.statusCode = form.status;
    response._header = form.head;
    return;
  }
  response.writeHead(form.status, form.lines);
  if (reusable && response._header) Object.assign(form, { head: response._header, second });
};

/** Sends a kept answer from memory. */
export const sendKept = (
  answer: KeptAnswer,
  always: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } = request.headers;
  const form = formsOf(answer, always)[formFor(answer, ifNoneMatch, accepted?.toString())];
  writeHead(form, request, response);
  // While it waits behind another answer, Node would put the head before what else waits there ("100 Continue").
  if (!response.socket) response.flushHeaders();
  if (form.body.length === 0 || request.method === 'HEAD') response.end();
  else response.end(form.body);
};
