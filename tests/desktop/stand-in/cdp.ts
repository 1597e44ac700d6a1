import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** One target of the browser, or the browser itself. Results and events have the type that the caller names. */
export interface Session {
  send<Answer = unknown>(method: string, parameters?: object): Promise<Answer>;
  on<Event>(event: string, listener: (payload: Event) => void): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

interface Pending {
  method: string;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Chromium's DevTools protocol over a pipe: JSON messages separated by zeros. Chromium ends with the pipe, so none is orphaned. */
export class Cdp {
  readonly process: ChildProcess;
  readonly root: Session;
  private lastId = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly events = new Map<string, EventEmitter>();
  private readonly input: Writable;

  constructor(executable: string, words: string[]) {
    this.process = spawn(executable, ['--remote-debugging-pipe', ...words], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.input = this.process.stdio[3] as Writable;
    this.input.on('error', () => {});
    this.read(this.process.stdio[4] as Readable);
    this.process.once('exit', () => {
      for (const { reject, method } of this.pending.values()) reject(new Error(`The browser ended during ${method}.`));
      this.pending.clear();
    });
    this.root = this.session('');
  }

  session(id: string): Session {
    return {
      send: <Answer>(method: string, parameters: object = {}) => this.send(id, method, parameters) as Promise<Answer>,
      on: (event, listener) => void this.emitterOf(id).on(event, listener),
    };
  }

  private read(output: Readable): void {
    let text = '';
    output.setEncoding('utf8').on('data', (part: string) => {
      const messages = (text + part).split('\0');
      text = messages.pop() ?? '';
      for (const message of messages) this.receive(JSON.parse(message));
    });
  }

  private emitterOf(id: string): EventEmitter {
    const known = this.events.get(id);
    if (known) return known;
    const made = new EventEmitter().setMaxListeners(0);
    this.events.set(id, made);
    return made;
  }

  private send(sessionId: string, method: string, params: object): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { method, resolve, reject });
      this.input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  }

  private receive({ id, method = '', params, sessionId = '', result, error }: Message): void {
    if (id === undefined) {
      this.emitterOf(sessionId).emit(method, params);
      return;
    }
    const call = this.pending.get(id);
    this.pending.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result);
  }
}
