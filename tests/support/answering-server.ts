import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { lingerWhenUnread } from '#api/http/drain-request.ts';
import { problemAnswer } from '#api/http/problems.ts';

/** A server of one handler, which may answer before it has read a body. */
export interface AnsweringServer {
  port: number;
  /** The statuses so far. */
  answered: readonly number[];
  close(): Promise<void>;
}

/** Starts a server that answers as the portal's does. */
export const startAnswering = async (handle: (request: Request) => Promise<Response>): Promise<AnsweringServer> => {
  const answered: number[] = [];
  const fetch = async (request: Request) => {
    const response = await handle(request).catch(problemAnswer);
    answered.push(response.status);
    return response;
  };
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  const server = createServer((request, response) => {
    lingerWhenUnread(request, response);
    void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    answered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
