import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged, type KeptAnswer } from './answer-cache.ts';
import { takesBrotli } from './takes-brotli.ts';

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
  brotli: Form | null;
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
    brotli: answer.brotli && form(answer.brotli, 'content-encoding', 'br'),
    unchanged: { status: 304, lines: common, body: NO_BODY },
  };
  forms.set(answer, made);
  return made;
};

/** Where Node keeps the head of an answer between making and sending it. */
interface WithHead {
  _header?: string | null;
}

/**
 * Makes the head. Node checks and joins its dozen lines anew for each answer, which takes longer than all the rest: within a
 * second the head that it made is used again, as it says the same. Should Node keep it elsewhere one day, it is made each time.
 */
const writeHead = (form: Form, request: IncomingMessage, response: ServerResponse & WithHead): void => {
  const reusable = response._header === null && response.shouldKeepAlive && request.httpVersion === '1.1';
  const second = Math.floor(Date.now() / 1000);
  if (reusable && form.head && form.second === second) {
    response.statusCode = form.status;
    response._header = form.head;
    return;
  }
  response.writeHead(form.status, form.lines);
  if (reusable && response._header) Object.assign(form, { head: response._header, second });
};

/** What the request says that decides how a kept answer is sent; a header that comes twice counts as one list. */
const wishesOf = (request: IncomingMessage) => {
  let [unchangedTags, encodings] = ['', ''];
  const raw = request.rawHeaders;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    if (name.length === 13 && name.toLowerCase() === 'if-none-match') unchangedTags += `,${raw[at + 1]}`;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') encodings += `,${raw[at + 1]}`;
  }
  return { unchangedTags, encodings };
};

/** Sends a kept answer from memory: 304 when the client has it, compressed when it can read that. */
export const sendKept = (
  answer: KeptAnswer,
  always: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { plain, brotli, unchanged } = formsOf(answer, always);
  const { unchangedTags, encodings } = wishesOf(request);
  const isSame = unchangedTags !== '' && answer.status === 200 && isUnchanged(unchangedTags, answer.etag);
  const form = isSame ? unchanged : brotli && takesBrotli(encodings) ? brotli : plain;
  writeHead(form, request, response);
  if (form.body.length === 0 || request.method === 'HEAD') response.end();
  else response.end(form.body);
};
