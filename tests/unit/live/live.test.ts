import { expect, test } from 'vitest';
import type { LiveChange } from '#contract/live/live.ts';
import type { User } from '#contract/people/people.ts';
import { followChanges, type LiveState } from '#site/client/live.ts';
import type { Platform } from '#site/client/platform.ts';
import { visitorPlatform } from '#site/client/visitor-platform.ts';

const aoife: User = {
  id: 'aoife'.padEnd(22, '0'),
  name: 'Aoife Byrne',
  email: 'aoife@charity.example',
  role: 'Administrator',
  lastLogin: null,
  mustChangePassword: false,
};
const times = { firstWait: 1, longestWait: 4, silence: 10_000 };
const donation: LiveChange = { kind: 'donation', id: 'D1', change: 'changed' };
const event = (id: string, name: string, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

interface Connection {
  headers: Headers;
  send(text: string): void;
  end(): void;
}
type Answer = 'stream' | 'refused' | 'broken';

/** A server whose answers are given in turn; the last one goes for every further call. */
const serverOf = (...answers: Answer[]) => {
  let user: User | null = aoife;
  const connections: Connection[] = [];
  let calls = 0;
  const platform: Pick<Platform, 'fetch' | 'session'> = {
    session: { ...visitorPlatform.session, current: () => user },
    fetch: async (_, init = {}) => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer === 'broken') throw new TypeError('fetch failed');
      if (answer === 'refused') return new Response('busy', { status: 503 });
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
          connections.push({
            headers: new Headers(init.headers),
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => controller.close(),
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
  const signOut = () => {
    user = null;
  };
  return { platform, connections, signOut, calls: () => calls };
};

/** Follows a server; `until` waits for something that it told. */
const follow = (server: ReturnType<typeof serverOf>, own = times, network = new EventTarget()) => {
  const states: LiveState[] = [];
  const changes: LiveChange[] = [];
  const resyncs: string[] = [];
  const waiting: { met: () => boolean; resolve: () => void }[] = [];
  const check = () => {
    for (const one of waiting.splice(0)) {
      if (one.met()) one.resolve();
      else waiting.push(one);
    }
  };
  const leaving = new AbortController();
  const done = followChanges(
    { platform: server.platform, network, times: own },
    {
      onState: (state) => {
        states.push(state);
        check();
      },
      onChange: (change) => {
        changes.push(change);
        check();
      },
      onResync: () => {
        resyncs.push('again');
        check();
      },
    },
    leaving.signal,
  );
  const until = (met: () => boolean) =>
    met() ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ met, resolve }));
  const live = (count: number) => until(() => states.filter((state) => state === 'live').length >= count);
  return { states, changes, resyncs, until, live, done, leave: () => leaving.abort() };
};

const connection = (server: ReturnType<typeof serverOf>, index: number): Connection => {
  const found = server.connections[index];
  if (!found) throw new Error(`There is no connection ${index}.`);
  return found;
};

test('changes are reported as they arrive', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  expect(connection(server, 0).headers.get('accept')).toBe('text/event-stream');
  expect(connection(server, 0).headers.get('last-event-id')).toBeNull();
  connection(server, 0).send(event('run-1', 'change', donation));
  await followed.until(() => followed.changes.length === 1);
  expect(followed.changes).toEqual([donation]);
  expect(followed.states).toEqual(['connecting', 'live']);
  followed.leave();
  await followed.done;
});

test('a connection that ends is resumed where it ended', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  connection(server, 0).send(event('run-41', 'change', donation));
  connection(server, 0).end();
  await followed.live(2);
  expect(connection(server, 1).headers.get('last-event-id')).toBe('run-41');
  expect(followed.states).toEqual(['connecting', 'live', 'lost', 'live']);
  expect(followed.resyncs).toEqual([]);
  followed.leave();
  await followed.done;
});

test('an event that the break cut in two is not mixed into the next connection', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  connection(server, 0).send(`${event('run-1', 'change', donation)}id: run-2\nevent: change\ndata: {"ki`);
  connection(server, 0).end();
  await followed.live(2);
  expect(connection(server, 1).headers.get('last-event-id')).toBe('run-1');
  connection(server, 1).send(event('run-2', 'change', { ...donation, id: 'D2' }));
  await followed.until(() => followed.changes.length === 2);
  expect(followed.changes).toEqual([donation, { ...donation, id: 'D2' }]);
  followed.leave();
  await followed.done;
});

test('without an id to resume from, everything is reloaded after a break', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  connection(server, 0).end();
  await followed.live(2);
  expect(followed.resyncs).toHaveLength(1);
  followed.leave();
  await followed.done;
});

test('refused and broken connections are retried until one lasts', async () => {
  const server = serverOf('refused', 'broken', 'stream');
  const followed = follow(server);
  await followed.live(1);
  expect(server.calls()).toBe(3);
  expect(followed.states).toEqual(['connecting', 'lost', 'lost', 'live']);
  followed.leave();
  await followed.done;
});

test('the server can request a full reload', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  connection(server, 0).send(event('run-2', 'resync', {}));
  await followed.until(() => followed.resyncs.length === 1);
  expect(followed.changes).toEqual([]);
  followed.leave();
  await followed.done;
});

test('other events are ignored', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  const { send } = connection(server, 0);
  send('event: change\ndata: {broken\n\n');
  send(event('run-3', 'change', { kind: 'weather', id: 'x', change: 'changed' }));
  send(event('run-4', 'change', donation));
  await followed.until(() => followed.changes.length > 0);
  expect(followed.changes).toEqual([donation]);
  followed.leave();
  await followed.done;
});

test('a silent stream is considered dead and restarted', async () => {
  const server = serverOf('stream');
  const followed = follow(server, { ...times, silence: 20 });
  await followed.live(2);
  expect(server.connections.length).toBeGreaterThan(1);
  followed.leave();
  await followed.done;
});

test('signing out ends the stream', async () => {
  const server = serverOf('stream');
  const followed = follow(server);
  await followed.live(1);
  server.signOut();
  connection(server, 0).end();
  await followed.done;
  expect(server.calls()).toBe(1);
});

test('when the network returns, it reconnects without waiting', async () => {
  const network = new EventTarget();
  const server = serverOf('broken', 'stream');
  const followed = follow(server, { ...times, firstWait: 60_000, longestWait: 60_000 }, network);
  await followed.until(() => followed.states.includes('lost'));
  network.dispatchEvent(new Event('online'));
  // The wait begins right after the state is told.
  await Promise.resolve();
  network.dispatchEvent(new Event('online'));
  await followed.live(1);
  expect(server.calls()).toBe(2);
  followed.leave();
  await followed.done;
});
