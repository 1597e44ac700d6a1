import { EventEmitter } from 'node:events';
import { type ClientRequest, request as callHttp } from 'node:http';
import { request as callHttps } from 'node:https';

interface Options {
  protocol?: string;
  hostname?: string;
  port?: string | number | null;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  /** An address, in place of its parts. */
  url?: string;
}

const addressOf = ({ url, protocol = 'https:', hostname = 'localhost', port, path = '/' }: Options): URL =>
  new URL(url ?? `${protocol}//${hostname}${port ? `:${port}` : ''}${path}`);

/** As Electron's ClientRequest: nothing is sent before `end`, and a redirect is told of, not followed. */
class NetRequest extends EventEmitter {
  private readonly options: Options;
  private sent: ClientRequest | null = null;

  constructor(options: Options) {
    super();
    this.options = options;
  }
  end(body?: string): this {
    const url = addressOf(this.options);
    const call = url.protocol === 'https:' ? callHttps : callHttp;
    const { method = 'GET', headers = {} } = this.options;
    const sent = call(url, { method, headers, agent: false });
    this.sent = sent;
    sent.once('error', (error) => this.emit('error', error));
    sent.once('response', (response) => {
      const { statusCode = 0, headers: answered } = response;
      if (statusCode >= 300 && statusCode < 400 && answered.location) {
        this.emit('redirect', statusCode, method, new URL(answered.location, url).href, answered);
      } else this.emit('response', response);
    });
    sent.end(body);
    return this;
  }
  abort(): void {
    this.sent?.destroy();
    this.emit('abort');
  }
  setHeader(name: string, value: string): void {
    this.options.headers = { ...this.options.headers, [name]: value };
  }
}

/** `net.request`, for the parts of the app that need more than `net.fetch` tells. */
export const netRequest = (options: Options | string): NetRequest =>
  new NetRequest(typeof options === 'string' ? { url: options } : options);
