import type { Line } from './fetch-with-failures.ts';

type Listener<Event> = ((event: Event) => void) | null;

/** A browser's `XMLHttpRequest` over a line, as far as uploads need one. It tells nothing of how much has left. */
export const xhrOver = ({ fetch }: Pick<Line, 'fetch'>) =>
  class {
    upload: { onprogress: Listener<Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>> } = {
      onprogress: null,
    };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    responseText = '';
    readonly #headers = new Headers();
    #method = 'GET';
    #address = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    send(body: FormData): void {
      fetch(this.#address, { method: this.#method, headers: this.#headers, body })
        .then(async (answer) => {
          this.responseText = await answer.text();
          this.status = answer.status;
          this.onload?.();
        })
        .catch(() => this.onerror?.());
    }
  };
