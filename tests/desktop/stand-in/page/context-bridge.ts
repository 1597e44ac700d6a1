// contextBridge between two worlds of one page: functions and promises cross as numbers, all else is cloned by Chromium.

export type Anything = (...words: unknown[]) => unknown;
type Tagged = Record<string, unknown>;

type Message =
  | { t: 'call'; id: number; fn: number; args: unknown }
  | { t: 'return'; id: number; ok: boolean; value: unknown }
  | { t: 'settle'; id: number; ok: boolean; value: unknown }
  | { t: 'expose'; key: string; api: unknown };

export interface WorldBridge {
  post(message: Message): void;
  wire(value: unknown): unknown;
  unwire(value: unknown, freeze: boolean): unknown;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlain = (value: object) => Object.prototype.toString.call(value) === '[object Object]';

/** Connects this world (`mine`) with the other one (`theirs`) through events whose names the page cannot guess. */
export const joinWorlds = (nonce: string, mine: string, theirs: string): WorldBridge => {
  // Saved before the page's own scripts can replace them.
  const dispatch = window.dispatchEvent.bind(window);
  const Custom = CustomEvent;
  const functions = new Map<number, Anything>();
  const numbers = new WeakMap<Anything, number>();
  const returned = new Map<number, { ok: boolean; value: unknown }>();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  const post = (message: Message) => void dispatch(new Custom(`${nonce}:${theirs}`, { detail: message }));

  const numberOf = (value: Anything) => {
    const id = numbers.get(value) ?? next();
    numbers.set(value, id);
    functions.set(id, value);
    return id;
  };
  const wirePromise = (promise: Promise<unknown>) => {
    const id = next();
    promise.then(
      (value) => post({ t: 'settle', id, ok: true, value: wire(value) }),
      (reason: unknown) => post({ t: 'settle', id, ok: false, value: wire(reason) }),
    );
    return { $promise: id };
  };
  const wire = (value: unknown): unknown => {
    if (typeof value === 'symbol') throw new Error('An object could not be cloned.');
    if (typeof value === 'function') return { $fn: numberOf(value as Anything) };
    if (value instanceof Promise) return wirePromise(value);
    if (Array.isArray(value)) return value.map(wire);
    if (!isObject(value) || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wire(one)]));
  };

  const call = (fn: number, words: unknown[]): unknown => {
    const id = next();
    post({ t: 'call', id, fn, args: wire(words) });
    const answer = returned.get(id);
    returned.delete(id);
    if (!answer) throw new Error('The other world did not answer.');
    if (!answer.ok) throw unwire(answer.value, false);
    return unwire(answer.value, false);
  };
  const unwire = (value: unknown, freeze: boolean): unknown => {
    if (!isObject(value)) return value;
    const { $fn, $promise } = value as Tagged;
    if (typeof $fn === 'number') return (...words: unknown[]) => call($fn, words);
    if (typeof $promise === 'number') {
      return new Promise((resolve, reject) => waiting.set($promise, { resolve, reject }));
    }
    if (!Array.isArray(value) && !isPlain(value)) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, unwire(one, freeze)] as const);
    const copy = Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
    return freeze ? Object.freeze(copy) : copy;
  };

  const answerCall = ({ id, fn, args }: Message & { t: 'call' }) => {
    try {
      const words = unwire(args, false) as unknown[];
      post({ t: 'return', id, ok: true, value: wire(functions.get(fn)?.(...words)) });
    } catch (error) {
      post({ t: 'return', id, ok: false, value: wire(error) });
    }
  };
  const settle = ({ id, ok, value }: Message & { t: 'settle' }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (ok) one?.resolve(unwire(value, false));
    else one?.reject(unwire(value, false));
  };
  const take = (event: Event) => {
    event.stopImmediatePropagation();
    const message = (event as CustomEvent<Message>).detail;
    if (message.t === 'call') answerCall(message);
    else if (message.t === 'return') returned.set(message.id, message);
    else if (message.t === 'settle') settle(message);
    else {
      const value = unwire(message.api, true);
      Object.defineProperty(window, message.key, { value, enumerable: true, writable: false, configurable: false });
    }
  };
  window.addEventListener(`${nonce}:${mine}`, take, true);
  return { post, wire, unwire };
};
