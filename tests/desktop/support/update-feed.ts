import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A folder on a web server from which the app is updated, as electron-builder fills it. */
export interface UpdateFeed {
  url: string;
  /** Offers a version; `staged` is the share of computers that get it, in percent. */
  offer(version: string, notes: string, staged?: number): void;
  /** The app is sent in parts from now on, each when a test says so. */
  sendSlowly(): void;
  /** Sends one more hundredth to whoever is downloading. */
  sendPart(): void;
  sendRest(): void;
  close(): Promise<void>;
}

const SIZE = 400_000;

/** What takes the place of the app: a script that says that it was started, padded so that its download takes several parts. */
const newApp = (started: string): Buffer =>
  Buffer.from(`#!/bin/sh\necho started > '${started}'\nexit 0\n#`.padEnd(SIZE, '.'));

/** Opens an empty feed; the version that it offers writes the file `started` when it is started. */
export const openFeed = async (started: string): Promise<UpdateFeed> => {
  const content = newApp(started);
  const sha512 = createHash('sha512').update(content).digest('base64');
  let manifest = '';
  let isSlow = false;
  let sent = 0;
  let downloading: ServerResponse | null = null;
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://feed');
    if (pathname === '/latest-linux.yml') {
      response.writeHead(manifest ? 200 : 404).end(manifest);
    } else if (pathname.endsWith('.AppImage')) {
      response.writeHead(200, { 'content-length': content.length });
      if (isSlow) downloading = response;
      else response.end(content);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    offer(version, notes, staged = 100) {
      const path = `Charity-Portal-${version}.AppImage`;
      const files = [{ url: path, sha512, size: content.length }];
      // JSON is YAML.
      manifest = JSON.stringify({
        ...{ version, files, path, sha512, releaseNotes: notes, stagingPercentage: staged },
        releaseDate: '2026-11-23T00:00:00.000Z',
      });
    },
    sendSlowly() {
      isSlow = true;
    },
    sendPart() {
      if (!downloading) return;
      const end = Math.min(sent + SIZE / 100, SIZE / 2);
      downloading.write(content.subarray(sent, end));
      sent = end;
    },
    sendRest() {
      isSlow = false;
      downloading?.end(content.subarray(sent));
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
